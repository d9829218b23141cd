import {
	consentCookie,
	isChoice,
	isConsented,
} from '../../../../../src/core/visit/consent/rules';

it( 'accepts allow and deny only [5.14-01]', () => {
	expect( [ 'allow', 'deny' ].every( isChoice ) ).toBe( true );
	expect(
		[ 'maybe', '', 'ALLOW', null, 1, true, [ 'allow' ] ].some( isChoice )
	).toBe( false );
} );

it( 'treats every category as allowed without a consent type [5.14-03]', () => {
	expect( isConsented( '', '' ) ).toBe( true );
	expect( isConsented( '', 'deny' ) ).toBe( true );
} );

it( 'treats a category without a cookie as allowed with opt-out [5.14-02]', () => {
	expect( isConsented( 'optout', '' ) ).toBe( true );
	expect( isConsented( 'optout', 'maybe' ) ).toBe( true );
	expect( isConsented( 'optout', 'allow' ) ).toBe( true );
	expect( isConsented( 'optout', 'deny' ) ).toBe( false );
} );

it( 'requires allow with opt-in', () => {
	expect( isConsented( 'optin', '' ) ).toBe( false );
	expect( isConsented( 'optin', 'maybe' ) ).toBe( false );
	expect( isConsented( 'optin', 'deny' ) ).toBe( false );
	expect( isConsented( 'optin', 'allow' ) ).toBe( true );
} );

it( 'writes one cookie per category, secure on https [3.16-01] [9.11-08] [9.11-09]', () => {
	expect( consentCookie( 'wp_consent_marketing', 'allow', 30, true ) ).toBe(
		'wp_consent_marketing=allow; path=/; SameSite=Lax; max-age=2592000; Secure'
	);
	expect( consentCookie( 'x_statistics', 'deny', 7, false ) ).toBe(
		'x_statistics=deny; path=/; SameSite=Lax; max-age=604800'
	);
} );
