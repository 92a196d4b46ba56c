extension String: Error {}
func r<T>(_ f: () throws -> T) rethrows -> T { try f() }
func t() throws { throw "plain" }
do { try t() } catch let s as String { print(s) } catch {}
do { try r { throw "custom" } } catch let s as String { print("caught", s) } catch {}
do { _ = try r { () throws -> Int in throw "x" } } catch { print("c", error) }
