import { buttonState } from '../../../../src/core/variations/button';
import { indexVariations } from '../../../../src/core/variations/lookup';
import { tableOfList } from '../../../../src/core/variations/matrix';
import { quantityOf } from '../../../../src/core/variations/quantity';
import { OBSERVED } from './observed';
import type { ObservedProduct } from './observed';

/** Intended differences from WooCommerce. */
const DIFFERENCES = {
	'an option that no variation allows is disabled, not removed (spec 4.13)': 12,
	'a full choice without a match is unavailable, not incomplete (readings 16)': 16,
};

const seen: Record< string, number > = {};
const differs = ( reason: keyof typeof DIFFERENCES ) => {
	seen[ reason ] = ( seen[ reason ] ?? 0 ) + 1;
};

const choicesOf = ( { names }: ObservedProduct, values: string[] ) =>
	Object.fromEntries(
		names.map( ( name, nth ) => [ name, values[ nth ] ?? '' ] )
	);

describe.each( OBSERVED.map( ( one ) => [ one.product, one ] as const ) )(
	'same as WooCommerce with %s',
	( _name, product ) => {
		const { names, selects, states, answers } = product;
		const list = product.variations || [];
		const index = indexVariations( tableOfList( names, list ) );
		const find = ( values: string[] ) =>
			product.variations
				? list[ index.find( choicesOf( product, values ) ) ] ?? null
				: answers?.[ values.join( ' / ' ) ] || null;

		it.each(
			states.map(
				( state ) => [ state[ 0 ].join( ' / ' ), state ] as const
			)
		)( '%s', ( _choices, [ values, shown, alerted ] ) => {
			const chosen = choicesOf( product, values );
			if ( ! shown ) {
				differs(
					'an option that no variation allows is disabled, not removed (spec 4.13)'
				);
				expect( index.find( chosen ) ).toBe( -1 );
				return;
			}
			const offered = names.map( ( name, nth ) => {
				const offer = index.offers( name, chosen );
				return ( selects[ nth ] ?? [] ).filter(
					( option ) =>
						! product.variations || offer( option ) !== 'none'
				);
			} );
			expect( offered ).toEqual( shown.options );
			expect( values.some( Boolean ) ).toBe( shown.reset );
			if ( alerted ) {
				expect( alerted.length > 0 ).toBe( shown.button !== 'enabled' );
			}

			const complete = values.every( Boolean );
			const found = complete ? find( values ) : null;
			expect( found?.variation_id ?? 0 ).toBe( shown.id );
			if ( complete && ! found ) {
				differs(
					'a full choice without a match is unavailable, not incomplete (readings 16)'
				);
				expect( shown.button ).toBe( 'selection-needed' );
				expect( buttonState( true, null ) ).toBe( 'unavailable' );
				return;
			}
			expect( buttonState( complete, found ) ).toBe( shown.button );
			if ( found ) {
				expect( shown.shown ).toBe( true );
				const { value, min, max, hidden } = quantityOf( '1', found );
				expect( [
					`${ value }`,
					`${ min }`,
					`${ max ?? '' }`,
					! hidden,
				] ).toEqual( shown.qty );
			}
		} );
	}
);

it( 'differs only where the specification does', () => {
	expect( seen ).toEqual( DIFFERENCES );
} );
