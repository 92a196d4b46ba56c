extension Prelude {
  /// Tables of columns as a phone shows them: rows of the first column, without any headers.
  static let columnTables = Part(
    names: ["TableColumn"],
    source: """
      struct TableColumnAlignment: Hashable {
        private let name: String
        static let automatic = TableColumnAlignment(name: "automatic")
        static let leading = TableColumnAlignment(name: "leading")
        static let center = TableColumnAlignment(name: "center")
        static let trailing = TableColumnAlignment(name: "trailing")
        static let numeric = TableColumnAlignment(name: "numeric")
      }
      struct TableColumnCustomization<RowValue: Identifiable>: Hashable {
        init() {}
      }
      struct TableColumn<RowValue> {
        fileprivate let content: (RowValue) -> AnyView
        private init(_ content: @escaping (RowValue) -> AnyView) { self.content = content }
        init<Content: View>(
          _ title: String, @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        init<Content: View>(
          _ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        init(_ title: String, value: KeyPath<RowValue, String>) {
          self.init { AnyView(Text($0[keyPath: value])) }
        }
        init(_ title: Text, value: KeyPath<RowValue, String>) {
          self.init { AnyView(Text($0[keyPath: value])) }
        }
        init<Value, Content: View>(
          _ title: String, value: KeyPath<RowValue, Value>,
          @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        init<Value, Content: View>(
          _ title: Text, value: KeyPath<RowValue, Value>,
          @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        init<Value, Comparator: SortComparator, Content: View>(
          _ title: String, value: KeyPath<RowValue, Value>, comparator: Comparator,
          @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        init<Content: View>(
          _ title: String, sortUsing comparator: KeyPathComparator<RowValue>,
          @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init { AnyView(content($0)) } }
        func width(_ width: CGFloat? = nil) -> TableColumn<RowValue> { self }
        func width(
          min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
        ) -> TableColumn<RowValue> { self }
        func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue> { self }
        func customizationID(_ id: String) -> TableColumn<RowValue> { self }
        func defaultVisibility(_ visibility: Visibility) -> TableColumn<RowValue> { self }
      }
      @resultBuilder
      enum TableColumnBuilder<RowValue> {
        static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
          [column]
        }
        static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
          columns.flatMap { $0 }
        }
        static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
          columns ?? []
        }
        static func buildEither(first columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
          columns
        }
        static func buildEither(
          second columns: [TableColumn<RowValue>]
        ) -> [TableColumn<RowValue>] { columns }
      }
      extension EnvironmentValues {
        @Entry fileprivate var tableCell: (Any) -> AnyView = { _ in AnyView(EmptyView()) }
      }
      struct TableRow<Value: Identifiable>: View {
        private let value: Value
        @Environment(\\.tableCell) private var cell
        init(_ value: Value) { self.value = value }
        var body: some View { cell(value) }
      }
      struct Table<Value: Identifiable>: View {
        private let columns: [TableColumn<Value>]
        private let rows: AnyView
        private init(_ columns: [TableColumn<Value>], _ rows: AnyView) {
          (self.columns, self.rows) = (columns, rows)
        }
        private static func rows(_ data: [Value]) -> AnyView {
          AnyView(ForEach(data) { TableRow($0) })
        }
        init<Data: RandomAccessCollection>(
          _ data: Data,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Data: RandomAccessCollection, Comparator: SortComparator>(
          _ data: Data, sortOrder: Binding<[Comparator]>,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Data: RandomAccessCollection>(
          _ data: Data, selection: Binding<Value.ID?>,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Data: RandomAccessCollection>(
          _ data: Data, selection: Binding<Set<Value.ID>>,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Data: RandomAccessCollection, Comparator: SortComparator>(
          _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Comparator]>,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Data: RandomAccessCollection, Comparator: SortComparator>(
          _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Comparator]>,
          columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
        ) where Data.Element == Value { self.init(columns(), Self.rows(Array(data))) }
        init<Rows: View>(
          of valueType: Value.Type,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
          @ViewBuilder rows: () -> Rows
        ) { self.init(columns(), AnyView(rows())) }
        init<Rows: View>(
          of valueType: Value.Type, selection: Binding<Value.ID?>,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
          @ViewBuilder rows: () -> Rows
        ) { self.init(columns(), AnyView(rows())) }
        init<Rows: View>(
          of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
          @ViewBuilder rows: () -> Rows
        ) { self.init(columns(), AnyView(rows())) }
        init<Comparator: SortComparator, Rows: View>(
          of valueType: Value.Type, sortOrder: Binding<[Comparator]>,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
          @ViewBuilder rows: () -> Rows
        ) { self.init(columns(), AnyView(rows())) }
        init<Comparator: SortComparator, Rows: View>(
          of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
          sortOrder: Binding<[Comparator]>,
          @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
          @ViewBuilder rows: () -> Rows
        ) { self.init(columns(), AnyView(rows())) }
        var body: some View {
          let column = columns.first
          List { rows }
            .listStyle(.plain)
            .environment(\\.tableCell) { value in
              if let column, let value = value as? Value { return column.content(value) }
              return AnyView(EmptyView())
            }
        }
      }
      struct TableStyle {
        static let automatic = TableStyle()
        static let inset = TableStyle()
      }
      extension View {
        func tableStyle(_ style: TableStyle) -> some View { self }
        func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
      }
      """
  )
}
