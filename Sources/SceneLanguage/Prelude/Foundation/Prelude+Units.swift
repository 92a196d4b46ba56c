extension Prelude {
  /// The units of lengths, weights, temperatures, and the like, with Foundation's own factors, which
  /// are rounded.
  static let units = Part(
    names: [
      "UnitLength", "UnitMass", "UnitTemperature", "UnitSpeed", "UnitDuration", "UnitVolume",
      "UnitEnergy", "UnitArea", "UnitAngle", "UnitPressure", "UnitPower", "UnitFrequency",
      "UnitInformationStorage", "UnitElectricCurrent", "UnitElectricPotentialDifference",
    ],
    source: """
      final class UnitLength: Dimension {
        static let megameters = UnitLength("Mm", 1000000, "megameter")
        static let kilometers = UnitLength("km", 1000, "kilometer")
        static let hectometers = UnitLength("hm", 100, "hectometer")
        static let decameters = UnitLength("dam", 10, "decameter")
        static let meters = UnitLength("m", 1, "meter")
        static let decimeters = UnitLength("dm", 0.1, "decimeter")
        static let centimeters = UnitLength("cm", 0.01, "centimeter")
        static let millimeters = UnitLength("mm", 0.001, "millimeter")
        static let micrometers = UnitLength("µm", 1e-6, "micrometer")
        static let nanometers = UnitLength("nm", 1e-9, "nanometer")
        static let picometers = UnitLength("pm", 1e-12, "picometer")
        static let inches = UnitLength("in", 0.0254, "inch", names: "inches")
        static let feet = UnitLength("ft", 0.3048, "foot", names: "feet")
        static let yards = UnitLength("yd", 0.9144, "yard")
        static let miles = UnitLength("mi", 1609.34, "mile")
        static let scandinavianMiles = UnitLength(
          "smi", 10000, "mile-scandinavian", names: "miles-scandinavian")
        static let lightyears = UnitLength("ly", 9.461e15, "light-year", short: "ly")
        static let nauticalMiles = UnitLength("NM", 1852, "nautical mile", short: "nmi")
        static let fathoms = UnitLength("ftm", 1.8288, "fathom", short: "fth")
        static let furlongs = UnitLength("fur", 201.168, "furlong")
        static let astronomicalUnits = UnitLength("ua", 1.496e11, "astronomical unit", short: "au")
        static let parsecs = UnitLength("pc", 3.086e16, "parsec")
        override class func baseUnit() -> Self { meters as! Self }
        override var customaryUnits: [Dimension] {
          [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        }
      }
      final class UnitMass: Dimension {
        static let kilograms = UnitMass("kg", 1, "kilogram")
        static let grams = UnitMass("g", 0.001, "gram")
        static let decigrams = UnitMass("dg", 0.0001, "decigram")
        static let centigrams = UnitMass("cg", 0.00001, "centigram")
        static let milligrams = UnitMass("mg", 0.000001, "milligram")
        static let micrograms = UnitMass("µg", 1e-9, "microgram")
        static let nanograms = UnitMass("ng", 1e-12, "nanogram")
        static let picograms = UnitMass("pg", 1e-15, "picogram")
        static let ounces = UnitMass("oz", 0.0283495, "ounce")
        static let pounds = UnitMass("lb", 0.453592, "pound")
        static let stones = UnitMass("st", 0.157473, "stone", names: "stones")
        static let metricTons = UnitMass("t", 1000, "metric ton")
        static let shortTons = UnitMass("ton", 907.185, "ton", short: "tn")
        static let carats = UnitMass("ct", 0.0002, "carat", short: "CD")
        static let ouncesTroy = UnitMass("oz t", 0.03110348, "troy ounce")
        static let slugs = UnitMass("slug", 14.5939, "slug")
        override class func baseUnit() -> Self { kilograms as! Self }
        override var customaryUnits: [Dimension] { [UnitMass.pounds, UnitMass.ounces] }
      }
      final class UnitTemperature: Dimension {
        static let kelvin = UnitTemperature("K", 1, "kelvin", names: "kelvins")
        static let celsius = UnitTemperature(
          "°C", 1, "degree Celsius", names: "degrees Celsius", constant: 273.15, isSpaced: false)
        static let fahrenheit = UnitTemperature(
          "°F", 0.55555555555556, "degree Fahrenheit", names: "degrees Fahrenheit", constant: 255.37222222222427, isSpaced: false)
        override class func baseUnit() -> Self { kelvin as! Self }
        override var customaryUnits: [Dimension] { [UnitTemperature.fahrenheit] }
      }
      final class UnitSpeed: Dimension {
        static let metersPerSecond = UnitSpeed(
          "m/s", 1, "meter per second", names: "meters per second")
        static let kilometersPerHour = UnitSpeed(
          "km/h", 0.277778, "kilometer per hour", names: "kilometers per hour")
        static let milesPerHour = UnitSpeed(
          "mph", 0.44704, "mile per hour", names: "miles per hour")
        static let knots = UnitSpeed("kn", 0.514444, "knot")
        override class func baseUnit() -> Self { metersPerSecond as! Self }
        override var customaryUnits: [Dimension] { [UnitSpeed.milesPerHour] }
      }
      final class UnitDuration: Dimension {
        static let hours = UnitDuration("h", 3600, "hour", short: "hr")
        static let minutes = UnitDuration("m", 60, "minute", short: "min")
        static let seconds = UnitDuration("s", 1, "second", short: "sec")
        static let milliseconds = UnitDuration("ms", 0.001, "millisecond")
        static let microseconds = UnitDuration("µs", 1e-6, "microsecond")
        static let nanoseconds = UnitDuration("ns", 1e-9, "nanosecond")
        static let picoseconds = UnitDuration("ps", 1e-12, "picosecond")
        override class func baseUnit() -> Self { seconds as! Self }
      }
      final class UnitVolume: Dimension {
        static let megaliters = UnitVolume("ML", 1000000, "megaliter")
        static let kiloliters = UnitVolume("kL", 1000, "kiloliter")
        static let liters = UnitVolume("L", 1, "liter")
        static let deciliters = UnitVolume("dl", 0.1, "deciliter", short: "dL")
        static let centiliters = UnitVolume("cL", 0.01, "centiliter")
        static let milliliters = UnitVolume("mL", 0.001, "milliliter")
        static let cubicKilometers = UnitVolume("km³", 1e12, "cubic kilometer")
        static let cubicMeters = UnitVolume("m³", 1000, "cubic meter")
        static let cubicDecimeters = UnitVolume("dm³", 1, "cubic decimeter")
        static let cubicCentimeters = UnitVolume("cm³", 0.001, "cubic centimeter")
        static let cubicMillimeters = UnitVolume("mm³", 0.000001, "cubic millimeter")
        static let cubicInches = UnitVolume("in³", 0.0163871, "cubic inch", names: "cubic inches")
        static let cubicFeet = UnitVolume("ft³", 28.3168, "cubic foot", names: "cubic feet")
        static let cubicYards = UnitVolume("yd³", 764.555, "cubic yard")
        static let cubicMiles = UnitVolume("mi³", 4.168e12, "cubic mile")
        static let acreFeet = UnitVolume(
          "af", 1233000, "acre-foot", names: "acre-feet", short: "ac ft")
        static let bushels = UnitVolume("bsh", 35.2391, "bushel", short: "bu")
        static let teaspoons = UnitVolume("tsp", 0.00492892, "teaspoon")
        static let tablespoons = UnitVolume("tbsp", 0.0147868, "tablespoon")
        static let fluidOunces = UnitVolume("fl oz", 0.0295735, "fluid ounce")
        static let cups = UnitVolume("cup", 0.24, "cup", short: "c")
        static let pints = UnitVolume("pt", 0.473176, "pint")
        static let quarts = UnitVolume("qt", 0.946353, "quart")
        static let gallons = UnitVolume("gal", 3.78541, "gallon")
        static let imperialTeaspoons = UnitVolume("tsp Imperial", 0.00591939, "teaspoon")
        static let imperialTablespoons = UnitVolume("tbsp Imperial", 0.0177582, "tablespoon")
        static let imperialFluidOunces = UnitVolume(
          "fl oz Imperial", 0.0284131, "Imp. fluid ounce", short: "fl oz Imp.")
        static let imperialPints = UnitVolume("pt Imperial", 0.568261, "pint")
        static let imperialQuarts = UnitVolume(
          "qt Imperial", 1.13652, "Imp. quart", short: "qt Imp.")
        static let imperialGallons = UnitVolume(
          "gal Imperial", 4.54609, "Imp. gallon", short: "gal Imp.")
        static let metricCups = UnitVolume("metric cup Imperial", 0.25, "metric cup", short: "mcup")
        override class func baseUnit() -> Self { liters as! Self }
      }
      final class UnitEnergy: Dimension {
        static let kilojoules = UnitEnergy("kJ", 1000, "kilojoule")
        static let joules = UnitEnergy("J", 1, "joule")
        static let kilocalories = UnitEnergy("kCal", 4184, "kilocalorie", short: "kcal")
        static let calories = UnitEnergy("cal", 4.184, "calorie")
        static let kilowattHours = UnitEnergy("kWh", 3600000, "kilowatt-hour")
        override class func baseUnit() -> Self { joules as! Self }
      }
      final class UnitArea: Dimension {
        static let squareMegameters = UnitArea("Mm²", 1e12, "square megameter")
        static let squareKilometers = UnitArea("km²", 1000000, "square kilometer")
        static let squareMeters = UnitArea("m²", 1, "square meter")
        static let squareCentimeters = UnitArea("cm²", 0.0001, "square centimeter")
        static let squareMillimeters = UnitArea("mm²", 0.000001, "square millimeter")
        static let squareMicrometers = UnitArea("µm²", 1e-12, "square micrometer")
        static let squareNanometers = UnitArea("nm²", 1e-18, "square nanometer")
        static let squareInches = UnitArea("in²", 0.00064516, "square inch", names: "square inches")
        static let squareFeet = UnitArea(
          "ft²", 0.092903, "square foot", names: "square feet", short: "sq ft")
        static let squareYards = UnitArea("yd²", 0.836127, "square yard")
        static let squareMiles = UnitArea("mi²", 2590000, "square mile", short: "sq mi")
        static let acres = UnitArea("ac", 4046.86, "acre")
        static let ares = UnitArea("a", 100, "are")
        static let hectares = UnitArea("ha", 10000, "hectare")
        override class func baseUnit() -> Self { squareMeters as! Self }
      }
      final class UnitAngle: Dimension {
        static let degrees = UnitAngle("°", 1, "degree", short: "deg")
        static let arcMinutes = UnitAngle("ʹ", 0.016666666666666666, "arcminute", short: "arcmin")
        static let arcSeconds = UnitAngle("ʹʹ", 0.0002777777777777778, "arcsecond", short: "arcsec")
        static let radians = UnitAngle("rad", 57.29577951308232, "radian")
        static let gradians = UnitAngle("grad", 0.9, "gradian")
        static let revolutions = UnitAngle("rev", 360, "revolution")
        override class func baseUnit() -> Self { degrees as! Self }
      }
      final class UnitPressure: Dimension {
        static let newtonsPerMetersSquared = UnitPressure(
          "N/m²", 1, "newton per square meter", names: "newtons per square meter")
        static let gigapascals = UnitPressure("GPa", 1e9, "gigapascal")
        static let megapascals = UnitPressure("MPa", 1000000, "megapascal")
        static let kilopascals = UnitPressure("kPa", 1000, "kilopascal")
        static let hectopascals = UnitPressure("hPa", 100, "hectopascal")
        static let inchesOfMercury = UnitPressure(
          "inHg", 3386.39, "inch of mercury", names: "inches of mercury")
        static let bars = UnitPressure("bar", 100000, "bar")
        static let millibars = UnitPressure("mbar", 100, "millibar")
        static let millimetersOfMercury = UnitPressure(
          "mmHg", 133.322, "millimeter of mercury", names: "millimeters of mercury")
        static let poundsForcePerSquareInch = UnitPressure(
          "psi", 6894.76, "pound-force per square inch", names: "pounds-force per square inch")
        override class func baseUnit() -> Self { newtonsPerMetersSquared as! Self }
      }
      final class UnitPower: Dimension {
        static let terawatts = UnitPower("TW", 1e12, "terawatt")
        static let gigawatts = UnitPower("GW", 1e9, "gigawatt")
        static let megawatts = UnitPower("MW", 1000000, "megawatt")
        static let kilowatts = UnitPower("kW", 1000, "kilowatt")
        static let watts = UnitPower("W", 1, "watt")
        static let milliwatts = UnitPower("mW", 0.001, "milliwatt")
        static let horsepower = UnitPower("hp", 745.7, "horsepower", names: "horsepower")
        override class func baseUnit() -> Self { watts as! Self }
      }
      final class UnitFrequency: Dimension {
        static let gigahertz = UnitFrequency("GHz", 1e9, "gigahertz", names: "gigahertz")
        static let megahertz = UnitFrequency("MHz", 1000000, "megahertz", names: "megahertz")
        static let kilohertz = UnitFrequency("kHz", 1000, "kilohertz", names: "kilohertz")
        static let hertz = UnitFrequency("Hz", 1, "hertz", names: "hertz")
        override class func baseUnit() -> Self { hertz as! Self }
      }
      final class UnitInformationStorage: Dimension {
        static let bytes = UnitInformationStorage("B", 8, "byte", short: "byte")
        static let bits = UnitInformationStorage("bit", 1, "bit")
        static let nibbles = UnitInformationStorage("nibble", 4, "nibble")
        static let kilobytes = UnitInformationStorage("kB", 8000, "kilobyte")
        static let megabytes = UnitInformationStorage("MB", 8000000, "megabyte")
        static let gigabytes = UnitInformationStorage("GB", 8e9, "gigabyte")
        static let terabytes = UnitInformationStorage("TB", 8e12, "terabyte")
        static let petabytes = UnitInformationStorage("PB", 8e15, "petabyte")
        static let kibibytes = UnitInformationStorage("KiB", 8192, "kibibyte")
        static let mebibytes = UnitInformationStorage("MiB", 8388608, "mebibyte")
        static let gibibytes = UnitInformationStorage("GiB", 8589934592, "gibibyte")
        static let tebibytes = UnitInformationStorage("TiB", 8796093022208, "tebibyte")
        static let kilobits = UnitInformationStorage("kb", 1000, "kilobit")
        static let megabits = UnitInformationStorage("Mb", 1000000, "megabit")
        static let gigabits = UnitInformationStorage("Gb", 1e9, "gigabit")
        override class func baseUnit() -> Self { bits as! Self }
      }
      final class UnitElectricCurrent: Dimension {
        static let amperes = UnitElectricCurrent("A", 1, "ampere")
        static let milliamperes = UnitElectricCurrent("mA", 0.001, "milliampere")
        override class func baseUnit() -> Self { amperes as! Self }
      }
      final class UnitElectricPotentialDifference: Dimension {
        static let kilovolts = UnitElectricPotentialDifference("kV", 1000, "kilovolt")
        static let volts = UnitElectricPotentialDifference("V", 1, "volt")
        static let millivolts = UnitElectricPotentialDifference("mV", 0.001, "millivolt")
        override class func baseUnit() -> Self { volts as! Self }
      }
      """
  )
}
