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

/** Draws one block as another; null: it would lose what it shows. */
type Convert = ( attributes: Attributes, inner: Shape[] ) => Shape | null;

/** Transforms of a block of ours. */
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
			// A part that this site does not know is left out, as the inserter would.
			.filter( ( inner ) => getBlockType( inner.name ) )
			.map( made )
	);

/** The editor gives lists where several blocks are chosen, which these do not take. */
const one = < T >( value: T | T[] ): T | undefined =>
	Array.isArray( value ) ? undefined : value;

/**
 * How a text is aligned, which older blocks have as an attribute of its own.
 *
 * @param attributes Of a block.
 * @param target     What it becomes.
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
 * A transform of one block.
 *
 * @param other   The other block: whence or whither.
 * @param target  What it becomes.
 * @param convert How.
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
			// WooCommerce's are there with WooCommerce only.
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

/** A block of WooCommerce's with what its owner has changed: their usual words follow a language of their own. */
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
			// What else an owner has put between the parts would be lost.
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
// Whole: no part of theirs stands alone. @see readings 38
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

/** Gives our blocks their transforms when they are registered: those scripts come after this one. */
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
