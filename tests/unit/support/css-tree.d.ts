/** The used parts of the package, which has no types. */
declare module 'css-tree' {
	export type CssNode = object;
	export function parse(
		text: string,
		options: { context: 'value'; onParseError: ( error: Error ) => void }
	): CssNode;
	export const lexer: {
		matchProperty( name: string, value: CssNode ): { error: Error | null };
	};
}
