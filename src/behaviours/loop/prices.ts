import type { LoopContent, LoopState } from '../../contract/types';
import { valuesOf } from '../../core/loop/facets';
import {
	type Bounds,
	type Ends,
	endsOf,
	PRICE,
	rangeBetween,
	thumbsOf,
	withThumb,
} from '../../core/loop/price';
import { asleepOf } from './elements';

type Field = HTMLInputElement;

/** The two fields or the two thumbs of the facet that a control belongs to. */
const pairOf = ( control: Element, kind: 'number' | 'range' ): Field[] => [
	...( control
		.closest( 'fieldset' )
		?.querySelectorAll< Field >( `input[type="${ kind }"]` ) ?? [] ),
];

const typedIn = ( control: Element ): Ends => {
	const [ min, max ] = pairOf( control, 'number' );
	return [ min?.value ?? '', max?.value ?? '' ];
};

const boundsOf = ( { min, max }: Field ): Bounds => ( {
	low: Number( min ),
	high: Number( max ),
} );

/**
 * The range that a field or a thumb, and its other one, say.
 *
 * @param control Of the facet.
 */
export const rangeOf = ( control: Field ): string => {
	const ends = typedIn( control );
	if ( control.type !== 'range' ) {
		return rangeBetween( ends );
	}
	return rangeBetween(
		withThumb(
			ends,
			pairOf( control, 'range' ).indexOf( control ),
			Number( control.value ),
			boundsOf( control )
		)
	);
};

const show = ( field: Field, ends: Ends ) => {
	const index = pairOf(
		field,
		field.type === 'range' ? 'range' : 'number'
	).indexOf( field );
	field.value =
		( field.type === 'range' ? thumbsOf( ends, boundsOf( field ) ) : ends )[
			index
		] ?? '';
};

/**
 * Shows which prices are chosen.
 *
 * @param root  The listing.
 * @param state Of the listing.
 */
export const showPrices = ( root: HTMLElement, state: LoopState ): void => {
	const ends = endsOf( valuesOf( state.facets, PRICE )[ 0 ] ?? '' );
	for ( const kind of [ 'price', 'price-slider' ] ) {
		for ( const field of asleepOf< Field >( root, kind ) ) {
			show( field, ends );
		}
	}
};

/**
 * Shows between which prices can be chosen.
 *
 * @param root           The listing.
 * @param content        Of an answer.
 * @param content.facets
 */
export const showPriceBounds = (
	root: HTMLElement,
	{ facets = {} }: Pick< LoopContent, 'facets' >
): void => {
	const { min, max } = facets[ PRICE ] ?? {};
	if ( min === undefined || max === undefined ) {
		return;
	}
	for ( const thumb of asleepOf< Field >( root, 'price-slider' ) ) {
		Object.assign( thumb, { min, max, disabled: min === max } );
		show( thumb, endsOf( rangeBetween( typedIn( thumb ) ) ) );
	}
	for ( const field of asleepOf< Field >( root, 'price' ) ) {
		const isLower = pairOf( field, 'number' )[ 0 ] === field;
		field.placeholder = String( isLower ? min : max );
	}
};
