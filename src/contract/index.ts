/**
 * The brands that stand behind the `{placeholder}`s of the contract. A site may
 * change them (PHP filter `vitrine_contract`), so the page brings its own.
 *
 * @see spec, Naming conventions
 */
export type Brands = Readonly< Record< string, string > >;

/** Gives a name of the contract its brands: `{theme}_x` -> `vitrine_x`. */
export type Resolve = ( name: string ) => string;

/**
 * Makes the resolver of one page. A placeholder that is no brand (`{id}`,
 * `{url}`) is left as it stands, for the caller to fill.
 *
 * @param brands Placeholder to brand.
 */
export const createResolver =
	( brands: Brands ): Resolve =>
	( name ) =>
		name.replace(
			/\{(\w+)\}/g,
			( whole, placeholder: string ) => brands[ placeholder ] ?? whole
		);

// Passed on rather than assigned, so that a bundle keeps only the values it reads.
export { default } from './contract.json';
