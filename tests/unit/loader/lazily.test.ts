import { createDelegate } from '../../../src/behaviours/page/delegate';
import type { Behavior, Page } from '../../../src/behaviours/page';
import { lazily } from '../../../src/loader/lazy/lazily';
import type { Lazy } from '../../../src/loader/lazy/lazily';
import { installDialog } from '../support/dialog';
import { get, settle } from '../support/page';
import { makeAhead } from '../support/prerender';

const start = ( chunk: Partial< Lazy > = {} ) => {
	document.body.innerHTML =
		'<div id="page"><form class="box"><button type="button" class="go"></button><input name="a"></form><button class="go" id="elsewhere" type="button"></button></div>';
	const used = jest.fn();
	const wire: Behavior = ( page ) =>
		page.on( 'click input', '.box', ( { type } ) => void used( type ) );
	const load = jest.fn( () => Promise.resolve( { wire } ) );
	const page = { on: createDelegate( get( '#page' ) ) } as Page;
	window.reportError = jest.fn();
	lazily( page, {
		root: '.box',
		controls: '.go',
		fields: 'input',
		load,
		...chunk,
	} );
	return { used, load };
};
const click = ( selector: string ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	get( selector ).dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'loads on the first interaction only, once', async () => {
	const { load } = start();
	expect( load ).not.toHaveBeenCalled();
	get( '.go' ).dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	get( '[name="a"]' ).focus();
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads at once when the page needs it', () => {
	const { load } = start( { eager: true } );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'holds an early click and repeats it', async () => {
	const { used } = start();
	expect( click( '.box .go' ) ).toBe( true );
	expect( used ).not.toHaveBeenCalled();
	await settle();
	expect( used.mock.calls ).toEqual( [ [ 'click' ] ] );
	expect( click( '.box .go' ) ).toBe( false );
	expect( used ).toHaveBeenCalledTimes( 2 );
} );

describe( 'a dialog opened by its controls', () => {
	beforeAll( installDialog );
	const frame = () => {
		const dialog = document.createElement( 'dialog' );
		get( '#page' ).append( dialog );
		return dialog;
	};

	it( 'opens before the chunk loads, which then gets the click', async () => {
		const { used } = start( { opens: 'dialog' } );
		const dialog = frame();
		click( '.box .go' );
		expect( dialog.open ).toBe( true );
		click( '.box .go' );
		expect( used ).not.toHaveBeenCalled();
		await settle();
		expect( used.mock.calls ).toEqual( [ [ 'click' ], [ 'click' ] ] );
	} );

	it( 'stays closed if closed before that', async () => {
		const { used, load } = start( { opens: 'dialog' } );
		const dialog = frame();
		click( '.box .go' );
		dialog.close();
		await settle();
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( used ).not.toHaveBeenCalled();
		expect( get( '.go' ).ariaBusy ).toBeNull();
	} );

	it( 'does not open without a dialog or browser support', async () => {
		const { used } = start( { opens: 'dialog' } );
		click( '.box .go' );
		await settle();
		expect( used ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( "holds a click that a theme's script would handle", async () => {
	const { used } = start( { early: '.box .go' } );
	const taken = jest.fn( ( event: Event ) => event.preventDefault() );
	get( '.box .go' ).addEventListener( 'click', taken );
	expect( click( '.box .go' ) ).toBe( true );
	expect( taken ).not.toHaveBeenCalled();
	get( '.box .go' ).removeEventListener( 'click', taken );
	await settle();
	expect( used.mock.calls ).toEqual( [ [ 'click' ] ] );
} );

it( 'repeats early input', async () => {
	const { used } = start();
	get( '[name="a"]' ).dispatchEvent(
		new Event( 'input', { bubbles: true } )
	);
	await settle();
	expect( used.mock.calls ).toEqual( [ [ 'input' ] ] );
} );

it( 'repeats input with its inputType', async () => {
	start();
	const kinds: string[] = [];
	const field = get( '[name="a"]' );
	field.addEventListener( 'input', ( event ) => {
		kinds.push( event.inputType );
	} );
	field.dispatchEvent(
		new InputEvent( 'input', { bubbles: true, inputType: 'insertText' } )
	);
	await settle();
	expect( kinds ).toEqual( [ 'insertText', 'insertText' ] );
} );

describe( 'input during a held click', () => {
	const field = () => get< HTMLInputElement >( '[name="a"]' );
	const type = ( value: string ) => {
		field().value = value;
		field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
	};

	/** A chunk whose click handler reads the field and then clears it. */
	const startClearing = ( chunk: Partial< Lazy > = {} ) => {
		const seen: string[] = [];
		let release = () => {};
		const load = () =>
			new Promise< { wire: Behavior } >( ( done ) => {
				release = () =>
					done( {
						wire: ( page ) => {
							page.on( 'click', '.box .go', () => {
								seen.push( `press at "${ field().value }"` );
								field().value = '';
							} );
							page.on( 'input', '.box input', () =>
								seen.push( `"${ field().value }"` )
							);
						},
					} );
			} );
		start( { load, ...chunk } );
		return {
			seen,
			release: () => {
				release();
				return settle();
			},
		};
	};

	it( 'is applied after it and kept', async () => {
		const { seen, release } = startClearing();
		click( '.box .go' );
		type( 'later' );
		await release();
		expect( seen ).toEqual( [ 'press at ""', '"later"' ] );
		expect( field().value ).toBe( 'later' );
	} );

	it( 'is cleared by a later click', async () => {
		const { seen, release } = startClearing( { fields: '' } );
		type( 'first' );
		click( '.box .go' );
		type( 'second' );
		click( '.box .go' );
		await release();
		expect( seen ).toEqual( [
			'press at "first"',
			'"second"',
			'press at "second"',
		] );
		expect( field().value ).toBe( '' );
	} );

	it( 'is unchanged if made before, in the same field or another', async () => {
		const { release } = startClearing();
		get( '.box' ).insertAdjacentHTML(
			'beforeend',
			'<input type="checkbox" name="b">'
		);
		const box = get< HTMLInputElement >( '[name="b"]' );
		click( '.box .go' );
		box.click();
		await release();
		expect( box.checked ).toBe( true );
	} );

	it( 'counts when a radio that seems selected is clicked again', async () => {
		const { release } = startClearing( {
			load: () =>
				Promise.resolve( {
					wire: ( page ) =>
						page.on( 'click', '.box .go', () => {
							get< HTMLInputElement >( '#moss' ).checked = false;
						} ),
				} ),
		} );
		get( '.box' ).insertAdjacentHTML(
			'beforeend',
			'<input type="radio" name="c" id="moss" checked>'
		);
		click( '.box .go' );
		get( '#moss' ).click();
		await release();
		expect( get< HTMLInputElement >( '#moss' ).checked ).toBe( true );
	} );

	it( 'waits with it if its own script loads first', async () => {
		const { seen, release } = startClearing();
		const pressed = jest.fn( () => seen.push( 'other press' ) );
		get( '.box' ).insertAdjacentHTML(
			'beforeend',
			'<button type="button" class="other"></button>'
		);
		const page = { on: createDelegate( get( '#page' ) ) } as Page;
		lazily( page, {
			root: '.box',
			controls: '.other',
			eager: true,
			load: () =>
				Promise.resolve( {
					wire: ( its: Page ) => its.on( 'click', '.other', pressed ),
				} ),
		} );
		await settle();
		click( '.box .go' );
		click( '.other' );
		await settle();
		expect( pressed ).not.toHaveBeenCalled();
		await release();
		expect( seen ).toEqual( [ 'press at ""', 'other press' ] );
		click( '.other' );
		expect( pressed ).toHaveBeenCalledTimes( 2 );
	} );
} );

it( 'repeats no input to a chunk without fields', async () => {
	const { load } = start( { fields: '' } );
	const heard = jest.fn();
	const field = get( '[name="a"]' );
	field.addEventListener( 'input', heard );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	await settle();
	expect( load ).not.toHaveBeenCalled();
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );

it( 'ignores the same control elsewhere', () => {
	start();
	expect( click( '#elsewhere' ) ).toBe( false );
} );

it( 'leaves the click to the browser on failure, and reports it', async () => {
	const trouble = new Error( 'no network' );
	start( { load: () => Promise.reject( trouble ) } );
	const passed = jest.fn();
	document.addEventListener( 'click', ( { defaultPrevented } ) => {
		passed( defaultPrevented );
	} );
	expect( click( '.box .go' ) ).toBe( true );
	await settle();
	expect( passed.mock.calls ).toEqual( [ [ true ], [ false ] ] );
	expect( window.reportError ).toHaveBeenCalledWith( trouble );
} );

it( 'is prefetched on a prerendered page, and wired when activated', async () => {
	const ahead = makeAhead();
	const { load, used } = start( { eager: true } );
	await settle();
	expect( load ).toHaveBeenCalledTimes( 1 );
	get( '[name="a"]' ).dispatchEvent(
		new Event( 'input', { bubbles: true } )
	);
	expect( used ).not.toHaveBeenCalled();
	ahead.open();
	get( '[name="a"]' ).dispatchEvent(
		new Event( 'input', { bubbles: true } )
	);
	expect( used ).toHaveBeenCalledTimes( 1 );
} );
