import fc from 'fast-check';
import { readAddress, writeAddress } from '../../../../src/core/loop/address';
import { fieldsOf } from '../../../../src/core/loop/fields';
import { INITIAL, reduce } from '../../../../src/core/loop/state';
import type { LoopAction, LoopState } from '../../../../src/core/loop/types';

const category = fc.constantFrom( 'care', 'notes', 'rooms', 'all', '' );

const action: fc.Arbitrary< LoopAction > = fc.oneof(
	fc.record( {
		type: fc.constant( 'search' as const ),
		text: fc.constantFrom( '', 'lamp', 'blue, bowl & co' ),
	} ),
	fc.record( {
		type: fc.constant( 'sort' as const ),
		value: fc.constantFrom( '', 'title', 'date-asc' ),
	} ),
	fc.record( { type: fc.constant( 'select' as const ), value: category } ),
	fc.record( {
		type: fc.constant( 'checkbox' as const ),
		values: fc.uniqueArray( fc.constantFrom( 'care', 'notes', 'rooms' ) ),
	} ),
	fc.record( { type: fc.constant( 'button' as const ), value: category } ),
	fc.record( {
		type: fc.constant( 'facet' as const ),
		taxonomy: fc.constantFrom( 'category', 'post_tag' ),
		value: fc.constantFrom( 'oak', 'wool', '38', '0' ),
		chosen: fc.boolean(),
	} ),
	fc.constant( { type: 'clear' as const } ),
	fc.constant( { type: 'reset' as const } ),
	fc.record( {
		type: fc.constant( 'page' as const ),
		paged: fc.integer( { min: 1, max: 5 } ),
	} )
);

/** The facets field for ticked checkboxes. */
const facetsField = ( boxes: string[] ): string => {
	const chosen: Record< string, string[] > = {};
	for ( const box of [ ...boxes ].sort() ) {
		const [ taxonomy = '', value = '' ] = box.split( ' ' );
		( chosen[ taxonomy ] ??= [] ).push( value );
	}
	return boxes.length ? JSON.stringify( chosen ) : '';
};

/**
 * Naive implementation of the specification: a page with its controls, and the
 * last used filter.
 */
const reference = ( actions: LoopAction[] ) => {
	const controls = {
		search: '',
		sort: '',
		select: '',
		boxes: [] as string[],
	};
	let filter: [ string, string ] | null = null;
	let facets: string[] = [];
	let page = '';
	for ( const done of actions ) {
		page = '';
		if ( done.type === 'search' ) {
			controls.search = done.text;
		} else if ( done.type === 'sort' ) {
			controls.sort = done.value;
		} else if ( done.type === 'page' ) {
			page = String( done.paged );
		} else if ( done.type === 'reset' ) {
			Object.assign( controls, {
				search: '',
				sort: '',
				select: '',
				boxes: [],
			} );
			filter = null;
			facets = [];
		} else if ( done.type === 'clear' ) {
			facets = [];
		} else if ( done.type === 'facet' ) {
			// In addition to the active filter, which it does not change.
			const box = `${ done.taxonomy } ${ done.value }`;
			facets = facets.filter( ( one ) => one !== box );
			facets.push( ...( done.chosen ? [ box ] : [] ) );
		} else if ( done.type === 'select' ) {
			controls.boxes = [];
			controls.select = done.value === 'all' ? '' : done.value;
			filter = controls.select ? [ 'category', controls.select ] : null;
		} else if ( done.type === 'checkbox' ) {
			controls.select = '';
			controls.boxes = [ ...done.values ];
			filter = controls.boxes.length
				? [ 'checkbox', JSON.stringify( controls.boxes ) ]
				: null;
		} else {
			controls.select = '';
			controls.boxes = [];
			filter =
				done.value && done.value !== 'all'
					? [ 'buttonFilter', done.value ]
					: null;
		}
	}
	return Object.fromEntries(
		[
			[ 'search', controls.search ],
			[ 'sorting', controls.sort ],
			[ 'paged', page ],
			[ 'facets', facetsField( facets ) ],
			...( filter ? [ filter ] : [] ),
		].filter( ( [ , value ] ) => value )
	) as Record< string, string >;
};

const walk = ( actions: LoopAction[], composable: boolean ): LoopState =>
	actions.reduce(
		( state, done ) => reduce( state, done, { composable } ),
		INITIAL
	);

describe( 'any sequence of listing actions', () => {
	it( 'sends what the specification says', () => {
		fc.assert(
			fc.property( fc.array( action, { maxLength: 20 } ), ( actions ) => {
				expect(
					fieldsOf( walk( actions, false ), { composable: false } )
				).toEqual( reference( actions ) );
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'never has two kinds of filter', () => {
		fc.assert(
			fc.property( fc.array( action ), ( actions ) => {
				const { select, checkbox, button } = walk( actions, false );
				const set = [ select, checkbox, button ].filter(
					( one ) => one.length
				);
				expect( set.length ).toBeLessThan( 2 );
			} )
		);
	} );

	it( 'survives a URL round trip', () => {
		fc.assert(
			fc.property(
				fc.array( action ),
				fc.boolean(),
				( actions, composable ) => {
					const state = walk( actions, composable );
					const rules = {
						composable,
						facets: [ 'category', 'post_tag' ],
					};
					const address = writeAddress(
						new URLSearchParams( 'z=1&category-1=x' ),
						2,
						state,
						rules
					);
					const back = readAddress( address, 2, rules );
					const plain = ( one: LoopState ) => ( {
						...one,
						active: null,
						checkbox: [ ...one.checkbox ].sort(),
						// The first page is not in the URL.
						paged: one.paged > 1 ? one.paged : 0,
					} );
					expect( plain( back ) ).toEqual( plain( state ) );
					expect( address.get( 'z' ) ).toBe( '1' );
					expect( address.get( 'category-1' ) ).toBe( 'x' );
				}
			)
		);
	} );
} );
