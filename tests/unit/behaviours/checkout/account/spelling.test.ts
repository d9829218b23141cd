import { click, focused, get, settle, type } from '../../../support/page';
import { openEngine } from '../parts/engine';
import { hangUp, last, sent } from '../shop';

afterEach( () => {
	jest.useRealTimers();
	hangUp();
} );

const EMAIL = '#billing_email';

const place = () => get( '.vitrine-email-meant' );
const field = () => get< HTMLInputElement >( EMAIL );

/** Enters an address, leaves the field, and waits for the delay. */
const enter = async ( email: string ) => {
	jest.useFakeTimers();
	void type( EMAIL, email );
	field().dispatchEvent( new Event( 'change', { bubbles: true } ) );
	jest.advanceTimersByTime( 300 );
	jest.useRealTimers();
	await settle();
};

it( 'a misspelled address is questioned when its field loses focus, and described by the question', async () => {
	await openEngine();
	expect( place().getAttribute( 'role' ) ).toBe( 'status' );
	field().setAttribute( 'aria-describedby', 'billing_email_hint' );
	await type( EMAIL, 'Ada@gmial.com' );
	expect( place().textContent ).toBe( '' );
	await enter( 'Ada@gmial.com' );
	expect( place().textContent ).toBe( 'Did you mean Ada@gmail.com?' );
	expect( field().getAttribute( 'aria-describedby' ) ).toBe(
		`billing_email_hint ${ place().id }`
	);
} );

it( 'accepting the suggestion focuses the field and looks up the address', async () => {
	await openEngine();
	await enter( 'ada@gmial.com' );
	jest.useFakeTimers();
	void click( '.vitrine-email-meant button' );
	jest.advanceTimersByTime( 300 );
	jest.useRealTimers();
	await settle();
	expect( field().value ).toBe( 'ada@gmail.com' );
	expect( focused() ).toBe( field() );
	expect( place().textContent ).toBe( '' );
	expect( field().hasAttribute( 'aria-describedby' ) ).toBe( false );
	expect( last().body.user_name_email ).toBe( 'ada@gmail.com' );
} );

it( 'an address with an account is not questioned', async () => {
	await openEngine();
	await enter( 'ada@gmial.com' );
	await last().answer( {
		success: true,
		data: { success: true, is_login_allowed: true },
	} );
	await settle();
	expect( place().textContent ).toBe( '' );
} );

it( 'the question disappears on input, and does not appear for a correct address', async () => {
	await openEngine();
	await enter( 'ada@gmial.com' );
	await type( EMAIL, 'ada@gmial.co' );
	expect( place().textContent ).toBe( '' );
	await enter( 'ada@example.org' );
	expect( place().textContent ).toBe( '' );
} );

it( 'nothing is questioned with the email check off', async () => {
	await openEngine( { email_check: false } );
	await enter( 'ada@gmial.com' );
	expect( document.querySelector( '.vitrine-email-meant' ) ).toBeNull();
	expect( sent() ).toHaveLength( 0 );
} );
