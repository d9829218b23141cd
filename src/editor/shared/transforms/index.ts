import {
	type Block,
	type BlockBlockTransform,
	type BlockTransform,
	createBlock,
	getBlockType,
} from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { fromCart } from './cart';
import { fromCheckout, toCheckout } from './checkout';
import { COLLECTION, fromCollection, toCollection } from './collection';
import { knownCategories } from '../../data/categories';
import { COUNTERPARTS, shared } from './counterparts';
import { fromProduct, toProduct } from './product';
import { fromQuery, toQuery } from './query';
import {
	type Attributes,
	type Shape,
	flat,
	record,
	shape,
	text,
} from './shape';
import { toCart } from './to-cart';

const SINGLE_PRODUCT = 'woocommerce/single-product';

/** Converts a block; null: something would be lost. */
type Convert = ( attributes: Attributes, inner: Shape[] ) => Shape | null;

/** Transforms of one of our blocks. */
interface Transforms {
	from: BlockTransform[];
	to: BlockTransform[];
}

const shapesOf = ( blocks: readonly Block[] ): Shape[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		shape( name, attributes, shapesOf( innerBlocks ) )
	);

const made = ( { name, attributes, innerBlocks }: Shape ): Block =>
	createBlock(
		name,
		attributes,
		innerBlocks
			// Blocks that are not registered are dropped.
			.filter( ( inner ) => getBlockType( inner.name ) )
			.map( made )
	);

/**
 * With several selected blocks the editor passes arrays, which are not
 * supported.
 */
const one = < T >( value: T | T[] ): T | undefined =>
	Array.isArray( value ) ? undefined : value;

/**
 * The text alignment, which older blocks have as a separate attribute.
 *
 * @param attributes Attributes of a block.
 * @param target     Name of the block to convert to.
 */
const aligned = ( attributes: Attributes, target: string ): Attributes => {
	const style = record( attributes.style );
	const typography = record( style.typography );
	const align = text( attributes.textAlign ) || text( typography.textAlign );
	if ( ! align ) {
		return {};
	}
	return getBlockType( target )?.attributes.textAlign
		? { textAlign: align }
		: {
				style: {
					...style,
					typography: { ...typography, textAlign: align },
				},
		  };
};

/**
 * Creates a transform of a single block.
 *
 * @param other   Name of the other block, as in `blocks`.
 * @param target  Name of the block to convert to.
 * @param convert Converts the block.
 */
const transformOf = (
	other: string,
	target: string,
	convert: Convert
): BlockBlockTransform => ( {
	type: 'block',
	blocks: [ other ],
	isMatch: ( attributes, block ) => {
		const known = one( attributes );
		const whole = one( block );
		return (
			known !== undefined &&
			whole !== undefined &&
			// WooCommerce's blocks may not be registered.
			getBlockType( target ) !== undefined &&
			convert( known, shapesOf( whole.innerBlocks ) ) !== null
		);
	},
	transform: ( attributes, innerBlocks ) => {
		const known = one( attributes ) ?? {};
		const inner = innerBlocks.flat();
		const result = convert( known, shapesOf( inner ) );
		if ( ! result ) {
			throw new Error( `No ${ target } can be made of this block.` );
		}
		return made( {
			...result,
			attributes: {
				...shared( known ),
				...aligned( known, target ),
				...result.attributes,
			},
		} );
	},
} );

/**
 * Drops default values from a WooCommerce block's attributes: default texts are
 * in the editor's language.
 */
const changed = ( { name, attributes, innerBlocks }: Shape ): Shape => {
	const known = name.startsWith( 'woocommerce/' )
		? getBlockType( name )?.attributes ?? {}
		: {};
	return shape(
		name,
		Object.fromEntries(
			Object.entries( attributes ).filter(
				( [ key, value ] ) =>
					value === undefined || value !== known[ key ]?.default
			)
		),
		innerBlocks.map( changed )
	);
};

const shapeOf = ( name: string, known: Attributes | null ): Shape | null =>
	known && shape( name, known );

const ALL = new Map< string, Transforms >();

const of = ( ours: string ): Transforms => {
	const known = ALL.get( ours ) ?? { from: [], to: [] };
	ALL.set( ours, known );
	return known;
};

const from = ( ours: string, theirs: string, convert: Convert ) =>
	of( ours ).from.push( transformOf( theirs, ours, convert ) );

const to = ( ours: string, theirs: string, convert: Convert ) =>
	of( ours ).to.push( transformOf( theirs, theirs, convert ) );

for ( const { ours, theirs, toOurs, toTheirs } of COUNTERPARTS ) {
	if ( toOurs !== false ) {
		from( ours, theirs, ( attributes, inner ) =>
			shapeOf(
				ours,
				toOurs ? toOurs( attributes, inner, knownCategories() ) : {}
			)
		);
	}
	if ( toTheirs !== false ) {
		to( ours, theirs, ( attributes, inner ) =>
			// Other blocks between the parts would be lost.
			flat( inner ).every( ( { name } ) => name.startsWith( 'vitrine/' ) )
				? shapeOf(
						theirs,
						toTheirs
							? toTheirs( attributes, inner, knownCategories() )
							: {}
				  )
				: null
		);
	}
}
// As a whole: WooCommerce's parts are only allowed within it. @see readings 38
from( 'vitrine/cart', 'woocommerce/cart', ( _attributes, inner ) =>
	fromCart( inner.map( changed ) )
);
to( 'vitrine/cart', 'woocommerce/cart', ( _attributes, inner ) =>
	toCart( inner )
);
from( 'vitrine/checkout', 'woocommerce/checkout', ( _attributes, inner ) =>
	fromCheckout( inner.map( changed ) )
);
to( 'vitrine/checkout', 'woocommerce/checkout', ( _attributes, inner ) =>
	toCheckout( inner )
);
from( 'vitrine/product', SINGLE_PRODUCT, fromProduct );
to( 'vitrine/product', SINGLE_PRODUCT, toProduct );
from( 'vitrine/product-listing', COLLECTION, ( attributes, inner ) =>
	fromCollection( attributes, inner, knownCategories() )
);
to( 'vitrine/product-listing', COLLECTION, ( attributes, inner ) =>
	toCollection( attributes, inner, knownCategories() )
);
from( 'vitrine/loop-builder', 'core/query', fromQuery );
to( 'vitrine/loop-builder', 'core/query', toQuery );

/**
 * Adds the transforms when our blocks are registered, which happens after this
 * script.
 */
export const addTransforms = (): void => {
	addFilter(
		'blocks.registerBlockType',
		'vitrine/transforms',
		( settings: { transforms?: Partial< Transforms > }, name: string ) => {
			const own = ALL.get( name );
			return own
				? {
						...settings,
						transforms: {
							...settings.transforms,
							from: [
								...( settings.transforms?.from ?? [] ),
								...own.from,
							],
							to: [
								...( settings.transforms?.to ?? [] ),
								...own.to,
							],
						},
				  }
				: settings;
		}
	);
};
