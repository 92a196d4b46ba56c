struct User { var profile: Profile?; struct Profile { var emails: [String]?; var address: Address? }; struct Address { var city: String; var zip: Int? } }
var users: [String: User] = ["a": User(profile: .init(emails: ["x@y"], address: .init(city: "Rome", zip: nil))), "b": User()]
print(users["a"]?.profile?.emails?.first ?? "-", users["b"]?.profile?.emails?.first ?? "-", users["a"]?.profile?.address?.zip as Any)
users["a"]?.profile?.address?.zip = 5
users["a"]?.profile?.emails?.append("z")
users["b"]?.profile?.address?.city = "no"
print(users["a"]!.profile!.address!.zip!, users["a"]?.profile?.emails?.count ?? 0, users["b"]?.profile == nil)
