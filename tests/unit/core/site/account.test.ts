import { opensOnHover, pressAccount } from '../../../../src/core/site/account';

const options = { action: 'menu', menuOn: 'click', logoutAction: 'login' };

it( 'opens the menu of a customer, and the login of a guest', () => {
	expect( pressAccount( options, true ) ).toBe( 'menu' );
	expect( pressAccount( options, false ) ).toBe( 'login' );
} );

it( 'leads to the account page where the settings say so', () => {
	const links = { ...options, action: 'link', logoutAction: 'link' };
	expect( pressAccount( links, true ) ).toBe( 'link' );
	expect( pressAccount( links, false ) ).toBe( 'link' );
} );

it( 'opens the menu by pointing only where that is set, for customers', () => {
	const hover = { ...options, menuOn: 'hover' };
	expect( opensOnHover( hover, true ) ).toBe( true );
	expect( opensOnHover( hover, false ) ).toBe( false );
	expect( opensOnHover( options, true ) ).toBe( false );
	expect( opensOnHover( { ...hover, action: 'link' }, true ) ).toBe( false );
} );
