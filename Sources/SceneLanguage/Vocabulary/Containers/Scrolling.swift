internal import Diptych
internal import LayoutEngine

extension Library {
  /// Containers whose content may be larger than they are.
  static let scrolling = LibraryFamily(
    title: "Scrolling",
    types: [
      LibraryType(
        "ScrollView",
        conformsTo: ["View"],
        [
          .view(
            Parameter<Axis.Set>("_", default: { .vertical }),
            Parameter<Bool>("showsIndicators", default: { true }),
            Parameter<any View>.content()
          ) { axes, showsIndicators, content in
            ScrollView(axes, showsIndicators: showsIndicators) { AnyView(any: content) }
          }
        ]
      ),
      LibraryType(
        "LazyVStack",
        conformsTo: ["View"],
        [
          .view(
            Parameter<HorizontalAlignment>("alignment", default: { .center }),
            spacing,
            pinned,
            Parameter<any View>.content()
          ) { alignment, spacing, pinned, content in
            LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) {
              AnyView(any: content)
            }
          }
        ]
      ),
      LibraryType(
        "LazyHStack",
        conformsTo: ["View"],
        [
          .view(
            Parameter<VerticalAlignment>("alignment", default: { .center }),
            spacing,
            pinned,
            Parameter<any View>.content()
          ) { alignment, spacing, pinned, content in
            LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) {
              AnyView(any: content)
            }
          }
        ]
      ),
      LibraryType(
        "Section",
        conformsTo: ["View"],
        [
          .view(
            Parameter<any View>.content(),
            Parameter<any View>.content("header", default: none),
            Parameter<any View>.content("footer", default: none)
          ) { content, header, footer in
            Section {
              AnyView(any: content)
            } header: {
              AnyView(any: header)
            } footer: {
              AnyView(any: footer)
            }
          },
          .view(title, Parameter<any View>.content()) { title, content in
            Section(title) { AnyView(any: content) }
          },
          .view(title, Parameter<Binding<Bool>>("isExpanded"), Parameter<any View>.content()) {
            title,
            isExpanded,
            content in
            Section(title) { AnyView(any: isExpanded.wrappedValue ? content : EmptyView()) }
          },
          .view(
            Parameter<Binding<Bool>>("isExpanded"),
            Parameter<any View>.content(),
            Parameter<any View>.content("header", default: none)
          ) { isExpanded, content, header in
            Section {
              AnyView(any: isExpanded.wrappedValue ? content : EmptyView())
            } header: {
              AnyView(any: header)
            }
          },
          .view(
            Parameter<any View>.view("header", default: none),
            Parameter<any View>.view("footer", default: none),
            Parameter<any View>.content()
          ) { header, footer, content in
            Section {
              AnyView(any: content)
            } header: {
              AnyView(any: header)
            } footer: {
              AnyView(any: footer)
            }
          },
        ]
      ),
      LibraryType(
        "View",
        [
          .modifier("defaultScrollAnchor", Parameter<UnitPoint?>("_")) {
            $0.defaultScrollAnchor($1)
          },
          .modifier(
            "defaultScrollAnchor",
            Parameter<UnitPoint?>("_"),
            Parameter<ScrollAnchorRole>("for")
          ) { $0.defaultScrollAnchor($1, for: $2) },
          .modifier(
            "contentMargins",
            Parameter<CGFloat>("_"),
            Parameter<ContentMarginPlacement>("for", default: { .automatic })
          ) { $0.contentMargins($1, for: $2) },
          .modifier(
            "contentMargins",
            Parameter<Edge.Set>("_", default: { .all }),
            Parameter<CGFloat?>("_"),
            Parameter<ContentMarginPlacement>("for", default: { .automatic })
          ) { $0.contentMargins($1, $2, for: $3) },
          .modifier(
            "contentMargins",
            Parameter<Edge.Set>("_", default: { .all }),
            Parameter<EdgeInsets>("_"),
            Parameter<ContentMarginPlacement>("for", default: { .automatic })
          ) { $0.contentMargins($1, $2, for: $3) },
          .modifier("scrollDisabled", Parameter<Bool>("_")) { $0.scrollDisabled($1) },
          .modifier(
            "scrollIndicators",
            Parameter<ScrollIndicatorVisibility>("_"),
            Parameter<Axis.Set>("axes", default: { [.vertical, .horizontal] })
          ) { $0.scrollIndicators($1, axes: $2) },
          .modifier(
            "containerRelativeFrame",
            Parameter<Axis.Set>("_"),
            alignment
          ) { $0.containerRelativeFrame($1, alignment: $2) },
          relativeLength,
          .modifier(
            "containerRelativeFrame",
            Parameter<Axis.Set>("_"),
            Parameter<Int>("count"),
            Parameter<Int>("span", default: { 1 }),
            Parameter<CGFloat>("spacing"),
            alignment
          ) {
            $0.containerRelativeFrame($1, count: $2, span: $3, spacing: $4, alignment: $5)
          },
        ]
      ),
      LibraryType(
        "ContentMarginPlacement",
        [
          .constant("automatic", ContentMarginPlacement.automatic),
          .constant("scrollContent", ContentMarginPlacement.scrollContent),
          .constant("scrollIndicators", ContentMarginPlacement.scrollIndicators),
        ]
      ),
      LibraryType(
        "ScrollAnchorRole",
        [
          .constant("initialOffset", ScrollAnchorRole.initialOffset),
          .constant("sizeChanges", ScrollAnchorRole.sizeChanges),
          .constant("alignment", ScrollAnchorRole.alignment),
        ]
      ),
      LibraryType(
        "ScrollIndicatorVisibility",
        [
          .constant("automatic", ScrollIndicatorVisibility.automatic),
          .constant("visible", ScrollIndicatorVisibility.visible),
          .constant("hidden", ScrollIndicatorVisibility.hidden),
          .constant("never", ScrollIndicatorVisibility.never),
        ]
      ),
    ]
  )

  /// A part of the container's length that the scene reckons.
  private static let relativeLength = LibraryEntry(
    kind: .method,
    name: "containerRelativeFrame",
    signature: Signature(
      parameters: [
        .parameter(nil, .named("Axis.Set")), .optional("alignment", .named("Alignment")),
        .function(nil, [.cgFloat, .named("Axis")], .cgFloat),
      ],
      result: .view
    )
  ) { call in
    let axes = try call.arguments[0].read(as: Axis.Set.self)
    let place = try alignment.argument(call.arguments[1], in: call)
    let (view, call) = (try call.receiver.view(for: call), call)
    return .view(
      view.containerRelativeFrame(axes, alignment: place) { length, axis in
        call.evaluation.guarded(length) {
          try call.arguments[2].call([.double(length), axis.sceneValue]).read(as: Double.self)
        }
      }
    )
  }

  private static let none: @Sendable () -> any View = { EmptyView() }
}

extension ContentMarginPlacement: NativeValue {}
extension ScrollAnchorRole: NativeValue {}
extension ScrollIndicatorVisibility: NativeValue {}
