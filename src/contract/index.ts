/**
 * The brand names for `{placeholder}`s of the contract. Sites can change them
 * by the PHP filter `vitrine_contract`, so each page has its own.
 *
 * @see spec, Naming conventions
 */
export type Brands = Readonly< Record< string, string > >;

/** Inserts brand names into a name of the contract: `{theme}_x` -> `vitrine_x`. */
export type Resolve = ( name: string ) => string;

/**
 * Creates the resolver of a page. Placeholders that are not brands (`{id}`,
 * `{url}`) are left for the caller.
 *
 * @param brands Placeholder to brand name.
 */
export const createResolver =
	( brands: Brands ): Resolve =>
	( name ) =>
		name.replace(
			/\{(\w+)\}/g,
			( whole, placeholder: string ) => brands[ placeholder ] ?? whole
		);

// Re-exported rather than assigned, so that bundles only include the values
// they use.
export { default } from './contract.json';
