extension DateLanguage {
  /// The English of the United States.
  static let english: DateLanguage = {
    var language = english(order: .monthDayYear)
    language.hasHalves = true
    language.yearJoints = (", ", ", ")
    language.firstWeekday = 1
    return language
  }()

  /// The English of other countries.
  static let british: DateLanguage = {
    var language = english(order: .dayMonthYear)
    language.halves = ["am", "pm"]
    language.shortDate = "dd/MM/y"
    language.isNumericPadded = true
    language.weekdayJoints.short = " "
    return language
  }()

  private static func english(order: Order) -> DateLanguage {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let weekdays = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    var language = DateLanguage(
      months: months,
      shortMonths: months.map { String($0.prefix(3)) },
      weekdays: weekdays,
      shortWeekdays: weekdays.map { String($0.prefix(3)) },
      veryShortWeekdays: weekdays.map { String($0.prefix(1)) },
      today: "Today"
    )
    language.order = order
    language.timeJoints = (", ", " at ", " at ")
    return language
  }

  /// The German of Germany.
  static let german: DateLanguage = {
    var language = DateLanguage(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      shortMonths: [
        "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
        "Dez.",
      ],
      weekdays: [
        "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
      ],
      shortWeekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
      veryShortWeekdays: ["S", "M", "D", "M", "D", "F", "S"],
      today: "Heute"
    )
    (language.shortDate, language.mediumDate) = ("dd.MM.yy", "dd.MM.y")
    language.numericJoint = "."
    language.dayMark = "."
    language.timeJoints.wide = " um "
    language.hourMark = " Uhr"
    language.shortensNamesAlone = true
    return language
  }()

  /// The French of France.
  static let french: DateLanguage = {
    var language = DateLanguage(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      shortMonths: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
      ],
      weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
      shortWeekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
      veryShortWeekdays: ["D", "L", "M", "M", "J", "V", "S"],
      today: "Aujourd’hui"
    )
    language.shortDate = "dd/MM/y"
    language.isNumericPadded = true
    language.weekdayJoints = (" ", " ")
    language.timeJoints = (" ", " à ", " à ")
    language.hourMark = " h"
    return language
  }()

  /// The Spanish of Spain.
  static let spanish: DateLanguage = {
    var language = DateLanguage(
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ],
      shortMonths: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
      ],
      weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
      shortWeekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
      veryShortWeekdays: ["D", "L", "M", "X", "J", "V", "S"],
      halves: ["a.\u{A0}m.", "p.\u{A0}m."],
      today: "Hoy"
    )
    language.shortDate = "d/M/yy"
    language.monthJoints.wide = " de "
    language.yearJoints.wide = " de "
    language.monthYearJoints.wide = " de "
    language.isHourPadded = false
    return language
  }()

  /// The Italian of Italy.
  static let italian: DateLanguage = {
    var language = DateLanguage(
      months: [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
        "settembre", "ottobre", "novembre", "dicembre",
      ],
      shortMonths: [
        "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
      ],
      weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
      shortWeekdays: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
      veryShortWeekdays: ["D", "L", "M", "M", "G", "V", "S"],
      today: "Oggi"
    )
    language.shortDate = "dd/MM/yy"
    language.isNumericPadded = true
    language.weekdayJoints = (" ", " ")
    language.timeJoints.wide = " alle ore "
    return language
  }()

  /// The Arabic of all countries, in Latin digits.
  static let arabic: DateLanguage = {
    let months = [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ]
    var language = DateLanguage(
      months: months,
      shortMonths: months,
      weekdays: [
        "الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت",
      ],
      shortWeekdays: ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"],
      veryShortWeekdays: ["ح", "ن", "ث", "ر", "خ", "ج", "س"],
      halves: ["ص", "م"],
      today: "اليوم"
    )
    (language.shortDate, language.mediumDate) = (
      "d\u{200F}/M\u{200F}/y", "dd\u{200F}/MM\u{200F}/y"
    )
    language.numericJoint = "\u{200F}/"
    language.hasHalves = true
    language.yearJoints = ("، ", "، ")
    language.weekdayJoints = ("، ", "، ")
    language.timeJoints = ("، ", "، ", "، ")
    language.firstWeekday = 7
    return language
  }()

  /// The Hebrew of Israel.
  static let hebrew: DateLanguage = {
    var language = DateLanguage(
      months: [
        "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר",
        "נובמבר", "דצמבר",
      ],
      shortMonths: [
        "ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳", "נוב׳",
        "דצמ׳",
      ],
      weekdays: [
        "יום ראשון", "יום שני", "יום שלישי", "יום רביעי", "יום חמישי", "יום שישי", "יום שבת",
      ],
      shortWeekdays: ["יום א׳", "יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת"],
      veryShortWeekdays: ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"],
      today: "היום"
    )
    language.shortDate = "d.M.y"
    language.numericJoint = "."
    language.isHourPadded = false
    language.monthJoints = (" ב", " ב")
    language.timeJoints.wide = " בשעה "
    language.firstWeekday = 1
    return language
  }()
}
