import '../../islands/act';
import apiFetch from '@wordpress/api-fetch';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { StatusPage } from '../../../../src/modules/status/page';
import type { ShopStatus } from '../../../../src/modules/status/types';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '@wordpress/components', () => ( {
	Button: ( {
		onClick,
		children,
	}: {
		onClick: () => void;
		children: string;
	} ) => <button onClick={ onClick }>{ children }</button>,
	Notice: ( { children }: { children: string } ) => (
		<div className="notice">{ children }</div>
	),
	Spinner: () => <span />,
} ) );

const asked = jest.mocked( apiFetch );

const status: ShopStatus = {
	version: '1',
	engine: {
		id: 'woocommerce',
		name: 'WooCommerce',
		reason: 'It is active.',
		beside: 'Easy Digital Downloads',
	},
	scripts: [ { label: 'Mini-cart updates', replaced: true } ],
	checks: [
		{ id: 'a', level: 'good', title: 'Tables', text: '', action: null },
		{
			id: 'b',
			level: 'critical',
			title: 'No cart page',
			text: 'Publish it.',
			action: { label: 'Go to Pages', url: '/pages' },
		},
	],
};

async function show(): Promise< HTMLElement > {
	const place = document.createElement( 'div' );
	document.body.append( place );
	await act( async () => createRoot( place ).render( <StatusPage /> ) );
	return place;
}

beforeEach( () => asked.mockReset() );

describe( 'the shop status', () => {
	it( 'shows the engine and its reason, replaced scripts, and problems first', async () => {
		asked.mockResolvedValue( status );
		const place = await show();
		expect( asked ).toHaveBeenCalledWith(
			expect.objectContaining( { path: 'vitrine/v1/status' } )
		);
		expect( place.textContent ).toContain( 'WooCommerce. It is active.' );
		expect( place.textContent ).toContain( 'Easy Digital Downloads' );
		expect( place.querySelector( 'table' )?.textContent ).toBe(
			'Mini-cart updatesVitrine'
		);
		const checks = [ ...place.querySelectorAll( 'li' ) ];
		expect(
			checks.map( ( li ) => li.querySelector( 'h3' )?.textContent )
		).toEqual( [ 'No cart page', 'Tables' ] );
		expect(
			checks[ 0 ]?.querySelector( 'a' )?.getAttribute( 'href' )
		).toBe( '/pages' );
	} );

	it( 'shows a failed check and retries', async () => {
		asked.mockRejectedValueOnce( { message: 'You are offline.' } );
		const place = await show();
		expect( place.querySelector( '.notice' )?.textContent ).toContain(
			'could not be checked. You are offline.'
		);
		asked.mockResolvedValueOnce( status );
		await act( async () => place.querySelector( 'button' )?.click() );
		expect( place.querySelector( '.notice' ) ).toBeNull();
		expect( place.querySelectorAll( 'li' ) ).toHaveLength( 2 );
	} );
} );
