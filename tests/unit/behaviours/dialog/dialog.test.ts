import { openDialog } from '../../../../src/behaviours/dialog';
import { attend } from '../../../../src/behaviours/dialog/attend';
import type { Later } from '../../../../src/behaviours/page';
import { installDialog } from '../../support/dialog';
import { focused, get, press, settle } from '../../support/page';

const page = { later: () => Promise.resolve( { attend } as Later ) };

const open = async ( selector: string, options = {} ) => {
	const done = openDialog(
		page,
		get< HTMLDialogElement >( selector ),
		options
	);
	await settle();
	return done;
};
const isOpen = ( selector: string ) =>
	get< HTMLDialogElement >( selector ).open;

beforeEach( () => {
	window.reportError = jest.fn();
	document.body.innerHTML =
		'<button id="opener"></button><dialog id="outer"><button id="in"></button><dialog id="inner"><button id="deep"></button></dialog></dialog>';
} );

it( 'is rejected by a browser without dialogs', async () => {
	expect( await open( '#outer' ) ).toBe( false );
} );

describe( 'in a browser with dialogs', () => {
	beforeAll( installDialog );

	it( 'closes one dialog per Escape, innermost first', async () => {
		await open( '#outer' );
		await open( '#inner' );
		press( get( '#deep' ), 'Escape' );
		expect( [ isOpen( '#inner' ), isOpen( '#outer' ) ] ).toEqual( [
			false,
			true,
		] );
		press( get( '#in' ), 'Escape' );
		expect( isOpen( '#outer' ) ).toBe( false );
	} );

	it( 'ignores an Escape that something inside handled', async () => {
		await open( '#outer' );
		get( '#in' ).addEventListener( 'keydown', ( event ) =>
			event.preventDefault()
		);
		press( get( '#in' ), 'Escape' );
		expect( isOpen( '#outer' ) ).toBe( true );
		get< HTMLDialogElement >( '#outer' ).close();
	} );

	it( 'locks scrolling until the last one closes', async () => {
		const { style } = document.documentElement;
		await open( '#outer' );
		await open( '#inner' );
		get< HTMLDialogElement >( '#inner' ).close();
		expect( style.overflow ).toBe( 'hidden' );
		get< HTMLDialogElement >( '#outer' ).close();
		expect( style.overflow ).toBe( '' );
	} );

	it( 'calls back once on close, and reopens', async () => {
		const onClose = jest.fn();
		await open( '#outer', { onClose } );
		await open( '#outer', { onClose } );
		get< HTMLDialogElement >( '#outer' ).close();
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		await open( '#outer' );
		expect( isOpen( '#outer' ) ).toBe( true );
		get< HTMLDialogElement >( '#outer' ).close();
	} );

	it( 'does not take focus from a user who moved on', async () => {
		jest.useFakeTimers();
		get( '#outer' ).insertAdjacentHTML(
			'beforeend',
			'<button id="next"></button>'
		);
		await open( '#outer', { focus: get( '#in' ), focusAfter: 100 } );
		get( '#next' ).focus();
		jest.advanceTimersByTime( 200 );
		expect( focused() ).toBe( get( '#next' ) );
		get< HTMLDialogElement >( '#outer' ).close();

		await open( '#outer', { focus: get( '#in' ), focusAfter: 100 } );
		jest.advanceTimersByTime( 200 );
		expect( focused() ).toBe( get( '#in' ) );
		get< HTMLDialogElement >( '#outer' ).close();
		jest.useRealTimers();
	} );

	it( 'moves no focus after it closed', async () => {
		jest.useFakeTimers();
		get( '#opener' ).focus();
		await open( '#outer', { focus: get( '#in' ), focusAfter: 100 } );
		get< HTMLDialogElement >( '#outer' ).close();
		jest.advanceTimersByTime( 200 );
		expect( focused() ).toBe( get( '#opener' ) );
		jest.useRealTimers();
	} );
} );
