// Units of Foundation, with its factors and symbols.

import Foundation

func show<U: Dimension>(_ units: [U]) {
  for unit in units {
    let one = Measurement(value: 1, unit: unit)
    print(one, one.converted(to: U.baseUnit()).value)
  }
}

show([UnitLength.megameters, .hectometers, .micrometers, .inches, .miles, .nauticalMiles])
show([UnitLength.fathoms, .furlongs, .astronomicalUnits, .parsecs, .lightyears])
show([UnitMass.grams, .ounces, .pounds, .stones, .shortTons, .carats, .ouncesTroy, .slugs])
show([UnitTemperature.kelvin, .celsius, .fahrenheit])
show([UnitDuration.hours, .minutes, .seconds, .microseconds])
show([UnitSpeed.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots])
show([UnitArea.squareInches, .squareFeet, .squareYards, .squareMiles, .acres, .ares])
show([UnitVolume.cubicInches, .bushels, .teaspoons, .fluidOunces, .cups, .imperialGallons])
show([UnitAngle.arcMinutes, .radians, .gradians, .revolutions])
show([UnitEnergy.kilojoules, .kilocalories, .kilowattHours])
show([UnitPressure.hectopascals, .inchesOfMercury, .bars, .poundsForcePerSquareInch])
show([UnitPower.kilowatts, .horsepower])
show([UnitFrequency.hertz, .megahertz])
show([UnitInformationStorage.bytes, .bits, .kilobytes, .mebibytes])

let boiling = Measurement(value: 100, unit: UnitTemperature.celsius)
print(boiling.converted(to: .fahrenheit).value, boiling.converted(to: .kelvin))
let race = Measurement(value: 26.2, unit: UnitLength.miles)
print(race.converted(to: .kilometers), race + Measurement(value: 1, unit: .kilometers))
