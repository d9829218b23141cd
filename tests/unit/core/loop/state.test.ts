import { fieldsOf } from '../../../../src/core/loop/fields';
import { filtersOf } from '../../../../src/core/loop/filters';
import { INITIAL, reduce } from '../../../../src/core/loop/state';
import type { LoopAction, LoopState } from '../../../../src/core/loop/types';

const EXCLUSIVE = { composable: false };

const after = ( ...actions: LoopAction[] ): LoopState =>
	actions.reduce(
		( state, action ) => reduce( state, action, EXCLUSIVE ),
		INITIAL
	);

const asked = ( ...actions: LoopAction[] ) =>
	fieldsOf( after( ...actions ), EXCLUSIVE );

const select: LoopAction = { type: 'select', value: 'care' };
const boxes: LoopAction = { type: 'checkbox', values: [ 'rooms', 'table' ] };
const button: LoopAction = { type: 'button', value: 'notes' };
const page2: LoopAction = { type: 'page', paged: 2 };

describe( 'the active filter', () => {
	it( 'is one kind at a time, the latest [4.14-02]', () => {
		const kinds = [ select, boxes, button ];
		const field = [ 'category', 'checkbox', 'buttonFilter' ];
		for ( const first of kinds ) {
			for ( const second of kinds ) {
				expect( Object.keys( asked( first, second ) ) ).toEqual( [
					field[ kinds.indexOf( second ) ],
				] );
			}
		}
	} );

	it( 'is the select after a selection, also on the next page [4.14-04]', () => {
		expect( after( boxes, select ) ).toMatchObject( {
			active: 'select',
			checkbox: [],
		} );
		expect( asked( boxes, select ) ).toEqual( { category: 'care' } );
		expect( asked( boxes, select, page2 ) ).toEqual( {
			category: 'care',
			paged: '2',
		} );
	} );

	it.each( [ '', 'all' ] )(
		'is none after the select is set to %p [4.14-05]',
		( value ) => {
			expect( asked( select, { type: 'select', value }, page2 ) ).toEqual(
				{ paged: '2' }
			);
		}
	);

	it( 'is the checkboxes after a click, also on the next page [4.14-07]', () => {
		expect( after( select, boxes ).active ).toBe( 'checkbox' );
		expect( asked( select, boxes ) ).toEqual( {
			checkbox: '["rooms","table"]',
		} );
		expect( asked( select, boxes, page2 ) ).toEqual( {
			checkbox: '["rooms","table"]',
			paged: '2',
		} );
	} );

	it( 'is none once the last checkbox is cleared', () => {
		expect(
			asked( boxes, { type: 'checkbox', values: [] }, page2 )
		).toEqual( { paged: '2' } );
	} );

	it( "is the button's type after a click, also on the next page [4.14-09]", () => {
		expect( after( boxes, button ).active ).toBe( 'button' );
		expect( asked( boxes, button ) ).toEqual( { buttonFilter: 'notes' } );
		expect( asked( boxes, button, page2 ) ).toEqual( {
			buttonFilter: 'notes',
			paged: '2',
		} );
	} );

	it.each( [ 'all', '' ] )(
		'is none after a button of type %p, also when paging [4.14-10]',
		( value ) => {
			expect( asked( button, { type: 'button', value }, page2 ) ).toEqual(
				{ paged: '2' }
			);
		}
	);

	it( 'is none after a reset, also on the next page [4.14-13]', () => {
		for ( const filter of [ select, boxes, button ] ) {
			expect( asked( filter, { type: 'reset' }, page2 ) ).toEqual( {
				paged: '2',
			} );
		}
	} );
} );

describe( 'a page', () => {
	it( 'keeps the active filter [4.14-15]', () => {
		for ( const filter of [ select, boxes, button ] ) {
			expect( asked( filter, page2 ) ).toEqual( {
				...asked( filter ),
				paged: '2',
			} );
		}
	} );

	it( 'prefers button, then select, then checkboxes [4.14-16]', () => {
		const remembered = {
			button: 'notes',
			select: 'care',
			checkbox: [ 'rooms' ],
		};
		const state = { ...INITIAL, ...remembered, paged: 2 };
		expect( fieldsOf( state, EXCLUSIVE ) ).toEqual( {
			buttonFilter: 'notes',
			paged: '2',
		} );
		expect( fieldsOf( { ...state, button: '' }, EXCLUSIVE ) ).toEqual( {
			category: 'care',
			paged: '2',
		} );
		expect(
			fieldsOf( { ...state, button: '', select: '' }, EXCLUSIVE )
		).toEqual( { checkbox: '["rooms"]', paged: '2' } );
	} );

	it( 'keeps search and order, which keep the filter [4.14-17]', () => {
		const said: LoopAction[] = [
			select,
			{ type: 'search', text: ' lamp ' },
			{ type: 'sort', value: 'title' },
		];
		const expected = { category: 'care', search: 'lamp', sorting: 'title' };
		expect( asked( ...said ) ).toEqual( expected );
		expect( asked( ...said, page2 ) ).toEqual( {
			...expected,
			paged: '2',
		} );
	} );

	it( 'is reset to the first by every other action', () => {
		const others: LoopAction[] = [
			select,
			boxes,
			button,
			{ type: 'search', text: 'lamp' },
			{ type: 'sort', value: 'title' },
			{ type: 'reset' },
		];
		for ( const action of others ) {
			expect( asked( page2, action ) ).not.toHaveProperty( 'paged' );
		}
	} );
} );

describe( 'a reset', () => {
	it( 'clears everything', () => {
		expect(
			after(
				{ type: 'search', text: 'lamp' },
				{ type: 'sort', value: 'title' },
				boxes,
				page2,
				{ type: 'reset' }
			)
		).toEqual( INITIAL );
	} );
} );

describe( 'combined filters', () => {
	it( 'are all kept and sent', () => {
		const rules = { composable: true };
		const state = [ select, boxes, button ].reduce(
			( before, action ) => reduce( before, action, rules ),
			INITIAL
		);
		expect( filtersOf( state, rules ) ).toEqual( {
			select: 'care',
			checkbox: [ 'rooms', 'table' ],
			button: 'notes',
		} );
		expect( Object.keys( fieldsOf( state, rules ) ).sort() ).toEqual( [
			'buttonFilter',
			'category',
			'checkbox',
		] );
	} );
} );
