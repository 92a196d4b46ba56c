struct Temperature {
  var celsius: Double
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
  var kelvin: Double { get { celsius + 273.15 } set(value) { celsius = value - 273.15 } }
}
var t = Temperature(celsius: 100)
print(t.fahrenheit, t.kelvin)
t.fahrenheit = 32; print(t.celsius)
t.kelvin += 10; print(t.celsius)
