extension Prelude {
  /// Shaders, which change the colours of pixels and no frame; a picture of cells is without them.
  static let shaders = Part(
    names: [
      "Shader", "ShaderFunction", "ShaderLibrary", "colorEffect", "distortionEffect", "layerEffect",
    ],
    source: """
      struct Shader {
        struct Argument {
          static func float(_ x: Double) -> Argument { Argument() }
          static func float2(_ x: Double, _ y: Double) -> Argument { Argument() }
          static func float2(_ point: CGPoint) -> Argument { Argument() }
          static func float2(_ size: CGSize) -> Argument { Argument() }
          static func float2(_ vector: CGVector) -> Argument { Argument() }
          static func float3(_ x: Double, _ y: Double, _ z: Double) -> Argument { Argument() }
          static func float4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> Argument {
            Argument()
          }
          static func floatArray(_ array: [Float]) -> Argument { Argument() }
          static var boundingRect: Argument { Argument() }
          static func color(_ color: Color) -> Argument { Argument() }
          static func colorArray(_ array: [Color]) -> Argument { Argument() }
          static func image(_ image: Image) -> Argument { Argument() }
        }
        var function: ShaderFunction
        var arguments: [Argument]
        var dithersColor = false
        init(function: ShaderFunction, arguments: [Argument]) {
          self.function = function
          self.arguments = arguments
        }
      }
      @dynamicCallable
      struct ShaderFunction {
        var library: ShaderLibrary
        var name: String
        init(library: ShaderLibrary, name: String) {
          self.library = library
          self.name = name
        }
        func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
          Shader(function: self, arguments: arguments)
        }
      }
      @dynamicMemberLookup
      struct ShaderLibrary {
        static let `default` = ShaderLibrary()
        static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
        init() {}
        init(data: Data) {}
        init(url: URL) {}
        static subscript(dynamicMember name: String) -> ShaderFunction {
          ShaderFunction(library: .default, name: name)
        }
        subscript(dynamicMember name: String) -> ShaderFunction {
          ShaderFunction(library: self, name: name)
        }
      }
      extension View {
        func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
        func distortionEffect(
          _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
        ) -> some View { self }
        func layerEffect(
          _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
        ) -> some View { self }
      }
      """
  )
}
