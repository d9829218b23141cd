/** A block as transforms see it: what `@wordpress/blocks` gives and takes. */
export interface Shape {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Shape[];
}

export type Attributes = Record< string, unknown >;

/** A category of the shop: ours are told apart by their slugs, WooCommerce's by their ids. */
export interface Category {
	id: number;
	slug: string;
}

/** A block with attributes and blocks in it. */
export const shape = (
	name: string,
	attributes: Attributes = {},
	innerBlocks: Shape[] = []
): Shape => ( { name, attributes, innerBlocks } );

/** A value as a plain object; what is none has no entries. */
export const record = ( value: unknown ): Attributes =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? Object.fromEntries( Object.entries( value ) )
		: {};

/** A value as text; what is none is empty. */
export const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** A value as a whole number from 1 on, or what stands for it. */
export const count = ( value: unknown, otherwise: number ): number => {
	const whole = Math.floor( Number( value ) );
	return whole >= 1 ? whole : otherwise;
};

/** The ids in a list. */
export const ids = ( value: unknown ): number[] =>
	Array.isArray( value )
		? value
				.map( Number )
				.filter( ( id ) => Number.isInteger( id ) && id > 0 )
		: [];

/** All blocks of a tree, the outer ones first. */
export const flat = ( blocks: readonly Shape[] ): Shape[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** Of a rich text, which may be an object of the editor's, the words alone. */
export const words = ( value: unknown ): string =>
	( value instanceof Object || typeof value === 'string'
		? // eslint-disable-next-line @typescript-eslint/no-base-to-string -- A rich text's is its HTML.
		  String( value )
		: ''
	)
		.replace( /<[^>]*>/g, '' )
		.trim();

/**
 * Whether WooCommerce's cart or checkout could not have what ours has: a block of
 * somebody else's around parts of it, or labels of the owner's.
 *
 * @param blocks In our cart or checkout.
 * @param isOurs Whether a name is that of a part or a column.
 */
export const isBeyondTheirs = (
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
 * The slug of the one category that a setting of WooCommerce's names by its id.
 *
 * @param value      Ids of categories.
 * @param categories Of the shop.
 * @return Undefined: none, more than one, or one that is not known.
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

/** Settings of a block in the words of another; null: it would lose what it shows. */
export type Tell = (
	attributes: Attributes,
	inner: readonly Shape[],
	categories: readonly Category[]
) => Attributes | null;
