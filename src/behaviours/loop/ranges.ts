import type { LoopContent, LoopState } from '../../contract/types';
import { valuesOf } from '../../core/loop/facets';
import {
	type Bounds,
	type Ends,
	thumbsOf,
	withThumb,
} from '../../core/loop/price';
import { endsOfFacet, rangeOfFacet } from '../../core/loop/range';
import { asleepOf, facetOf } from './elements';

type Field = HTMLInputElement;

/** The two fields or the two thumbs of a control's facet. */
const pairOf = ( control: Element, areThumbs: boolean ): Field[] =>
	[
		...( control
			.closest( 'fieldset' )
			?.querySelectorAll< Field >( 'input' ) ?? [] ),
	].filter( ( { type } ) => ( type === 'range' ) === areThumbs );

/** All range fields and thumbs to update. */
const fieldsOf = ( root: HTMLElement ): Field[] => [
	...asleepOf< Field >( root, 'range' ),
	...asleepOf< Field >( root, 'range-slider' ),
];

const typedIn = ( control: Element ): Ends => {
	const [ min, max ] = pairOf( control, false );
	return [ min?.value ?? '', max?.value ?? '' ];
};

const boundsOf = ( { min, max }: Field ): Bounds => ( {
	low: Number( min ),
	high: Number( max ),
} );

/** The range of a field or thumb and its counterpart. */
export const rangeOf = ( control: Field ): string => {
	const ends = typedIn( control );
	if ( control.type !== 'range' ) {
		return rangeOfFacet( facetOf( control ), ends );
	}
	return rangeOfFacet(
		facetOf( control ),
		withThumb(
			ends,
			pairOf( control, true ).indexOf( control ),
			Number( control.value ),
			boundsOf( control )
		)
	);
};

const show = ( field: Field, ends: Ends ) => {
	const index = pairOf( field, field.type === 'range' ).indexOf( field );
	field.value =
		( field.type === 'range' ? thumbsOf( ends, boundsOf( field ) ) : ends )[
			index
		] ?? '';
};

/** Shows the chosen ranges. */
export const showRanges = ( root: HTMLElement, state: LoopState ): void => {
	for ( const field of fieldsOf( root ) ) {
		const facet = facetOf( field );
		show(
			field,
			endsOfFacet( facet, valuesOf( state.facets, facet )[ 0 ] ?? '' )
		);
	}
};

/** Updates the bounds of the range controls. */
export const showRangeBounds = (
	root: HTMLElement,
	{ facets = {} }: Pick< LoopContent, 'facets' >
): void => {
	for ( const field of fieldsOf( root ) ) {
		const facet = facetOf( field );
		const { min, max } = facets[ facet ] ?? {};
		if ( min === undefined || max === undefined ) {
			continue;
		}
		if ( field.type === 'range' ) {
			Object.assign( field, { min, max, disabled: min === max } );
			const range = rangeOfFacet( facet, typedIn( field ) );
			show( field, endsOfFacet( facet, range ) );
		} else {
			const isLower = pairOf( field, false )[ 0 ] === field;
			field.placeholder = String( isLower ? min : max );
		}
	}
};
