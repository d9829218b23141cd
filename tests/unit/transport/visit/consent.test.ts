import type { ConsentSettings } from '../../../../src/contract/types';
import { createConsent } from '../../../../src/transport/visit/consent';

const settings = (
	over: Partial< ConsentSettings > = {}
): ConsentSettings => ( {
	type: 'optin',
	prefix: 'wp_consent_',
	days: 30,
	elsewhere: false,
	...over,
} );

const hearing = ( over?: Partial< ConsentSettings > ) => {
	const heard = jest.fn();
	createConsent( settings( over ) )( 'marketing', heard );
	return heard;
};

const change = ( detail: unknown ) =>
	document.dispatchEvent(
		new CustomEvent( 'wp_listen_for_consent_change', { detail } )
	);

beforeEach( () => {
	delete window.wp_has_consent;
	delete window.wp_set_consent;
	delete window.wp_consent_type;
	delete window.waitfor_consent_hook;
	for ( const category of [ 'marketing', 'statistics' ] ) {
		document.cookie = `wp_consent_${ category }=; path=/; max-age=0`;
	}
} );

it( "stores a choice in its category's cookie and fires one event [3.16-01]", () => {
	const heard = hearing();
	const told = jest.fn();
	document.addEventListener( 'wp_listen_for_consent_change', told );
	window.wp_set_consent?.( 'marketing', 'allow' );
	window.wp_set_consent?.( 'marketing', 'allow' );
	document.removeEventListener( 'wp_listen_for_consent_change', told );
	expect( document.cookie ).toBe( 'wp_consent_marketing=allow' );
	expect( told ).toHaveBeenCalledTimes( 1 );
	expect( heard.mock.calls ).toEqual( [ [ false ], [ true ] ] );
	expect( window.wp_has_consent?.( 'marketing' ) ).toBe( true );
	expect( window.wp_has_consent?.( 'statistics' ) ).toBe( false );
} );

it( 'keeps the cookie for an invalid value [5.14-01]', () => {
	const heard = hearing();
	window.wp_set_consent?.( 'marketing', 'deny' );
	window.wp_set_consent?.( 'marketing', 'maybe' );
	expect( document.cookie ).toBe( 'wp_consent_marketing=deny' );
	change( { marketing: 'maybe' } );
	expect( heard ).toHaveBeenLastCalledWith( false );
} );

it( 'treats a missing cookie as consent only with opt-out or no type [5.14-02] [5.14-03]', () => {
	expect( hearing( { type: 'optout' } ) ).toHaveBeenLastCalledWith( true );
	delete window.wp_has_consent;
	expect( hearing( { type: '' } ) ).toHaveBeenLastCalledWith( true );
	delete window.wp_has_consent;
	expect( hearing( { type: 'optin' } ) ).toHaveBeenLastCalledWith( false );
} );

it( 'uses the type a page script sets, once set', () => {
	window.waitfor_consent_hook = true;
	const heard = hearing( { type: '' } );
	expect( heard ).toHaveBeenLastCalledWith( false );
	window.wp_consent_type = 'optout';
	document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
	expect( heard ).toHaveBeenLastCalledWith( true );
} );

it( "uses the consent plugin's functions and defines none", () => {
	window.wp_has_consent = () => true;
	expect( hearing( { elsewhere: true } ) ).toHaveBeenLastCalledWith( true );
	expect( window.wp_set_consent ).toBeUndefined();
	delete window.wp_has_consent;
	expect( hearing( { elsewhere: true } ) ).toHaveBeenLastCalledWith( false );
} );

it( 'handles its own category only', () => {
	const heard = hearing();
	change( { statistics: 'allow' } );
	change( Object.assign( [], { marketing: 'allow' } ) );
	expect( heard.mock.calls ).toEqual( [ [ false ], [ true ] ] );
} );
