import { opensOnHover, pressAccount } from '../../../../src/core/site/account';

const options = { action: 'menu', menuOn: 'click', logoutAction: 'login' };

it( 'opens the menu for a customer and the login for a guest', () => {
	expect( pressAccount( options, true ) ).toBe( 'menu' );
	expect( pressAccount( options, false ) ).toBe( 'login' );
} );

it( 'links to the account page when set', () => {
	const links = { ...options, action: 'link', logoutAction: 'link' };
	expect( pressAccount( links, true ) ).toBe( 'link' );
	expect( pressAccount( links, false ) ).toBe( 'link' );
} );

it( 'opens the menu on hover only when set, for customers', () => {
	const hover = { ...options, menuOn: 'hover' };
	expect( opensOnHover( hover, true ) ).toBe( true );
	expect( opensOnHover( hover, false ) ).toBe( false );
	expect( opensOnHover( options, true ) ).toBe( false );
	expect( opensOnHover( { ...hover, action: 'link' }, true ) ).toBe( false );
} );
