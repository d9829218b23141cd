/** A block in transforms, with the properties that `@wordpress/blocks` needs. */
export interface Shape {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Shape[];
}

export type Attributes = Record< string, unknown >;

/** A category: our blocks use its slug, WooCommerce's use its id. */
export interface Category {
	id: number;
	slug: string;
}

/** Creates a block. */
export const shape = (
	name: string,
	attributes: Attributes = {},
	innerBlocks: Shape[] = []
): Shape => ( { name, attributes, innerBlocks } );

/** A value as a plain object; empty if it is not one. */
export const record = ( value: unknown ): Attributes =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? Object.fromEntries( Object.entries( value ) )
		: {};

/** A value as text; empty if it is not a string. */
export const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** A value as a positive integer, else a default. */
export const count = ( value: unknown, otherwise: number ): number => {
	const whole = Math.floor( Number( value ) );
	return whole >= 1 ? whole : otherwise;
};

/** The valid ids in a list. */
export const ids = ( value: unknown ): number[] =>
	Array.isArray( value )
		? value
				.map( Number )
				.filter( ( id ) => Number.isInteger( id ) && id > 0 )
		: [];

/** All blocks of a tree, in document order. */
export const flat = ( blocks: readonly Shape[] ): Shape[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** The plain text of a rich text value, which may be an object. */
export const words = ( value: unknown ): string =>
	( value instanceof Object || typeof value === 'string'
		? // eslint-disable-next-line @typescript-eslint/no-base-to-string -- Converting rich text to a string returns its HTML.
		  String( value )
		: ''
	)
		.replace( /<[^>]*>/g, '' )
		.trim();

/**
 * Whether WooCommerce's cart or checkout lacks something ours has: third-party
 * blocks around parts, or custom labels.
 *
 * @param blocks Inner blocks of our cart or checkout.
 * @param isOurs Whether a block is a part or column.
 */
export const exceedsCounterpart = (
	blocks: readonly Shape[],
	isOurs: ( name: string ) => boolean
): boolean =>
	flat( blocks ).some(
		( { name, attributes, innerBlocks } ) =>
			Object.keys( record( attributes.labels ) ).length > 0 ||
			( ! isOurs( name ) &&
				flat( innerBlocks ).some( ( inner ) => isOurs( inner.name ) ) )
	);

/**
 * The slug of the only category in a WooCommerce attribute.
 *
 * @param value      Category ids.
 * @param categories The shop's categories.
 * @return Undefined: none, several, or unknown.
 */
export const slugOf = (
	value: unknown,
	categories: readonly Category[]
): string | undefined => {
	const [ only, ...more ] = ids( value );
	return more.length > 0
		? undefined
		: categories.find( ( { id } ) => id === only )?.slug;
};

/** Converts attributes; null: something would be lost. */
export type ConvertBlock = (
	attributes: Attributes,
	inner: readonly Shape[],
	categories: readonly Category[]
) => Attributes | null;
