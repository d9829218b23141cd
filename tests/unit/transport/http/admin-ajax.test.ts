/**
 * @jest-environment node
 */
import { createAdminAjax } from '../../../../src/transport/http/admin-ajax';
import { createHttp } from '../../../../src/transport/http';
import { createShop, settings, setUpShops } from '../shop';

setUpShops();

const open = () => {
	const { env, last } = createShop();
	return {
		ajax: createAdminAjax( settings(), createHttp( env.fetch ) ),
		last,
	};
};

describe( 'a general admin-ajax call', () => {
	it( 'posts its action and resolves with the data of success or failure [7.16-01]', async () => {
		const { ajax, last } = open();
		const done = ajax( 'save_it', { id: '5' } );
		expect( last() ).toMatchObject( {
			method: 'POST',
			url: 'https://shop.test/wp-admin/admin-ajax.php',
			fields: [
				[ 'id', '5' ],
				[ 'action', 'save_it' ],
			],
		} );
		await last().answer( { success: true, data: { id: 5 } } );
		await expect( done ).resolves.toMatchObject( {
			ok: true,
			data: { id: 5 },
		} );
		const refused = ajax( 'save_it' );
		await last().answer( { success: false, data: 'No.' } );
		await expect( refused ).resolves.toEqual( {
			ok: false,
			trouble: 'refused',
			data: 'No.',
		} );
	} );

	it( 'treats a bare 1 as success, and nothing else [7.16-02]', async () => {
		const { ajax, last } = open();
		const done = ajax( 'dismiss' );
		await last().answer( '1' );
		await expect( done ).resolves.toMatchObject( { ok: true, data: null } );
		for ( const body of [ '0', '-1', 'null', '"1"' ] ) {
			const refused = ajax( 'dismiss' );
			await last().answer( body );
			await expect( refused ).resolves.toMatchObject( {
				ok: false,
				trouble: 'refused',
			} );
		}
	} );

	it( 'reads the total from the header, for attachments only [7.16-03]', async () => {
		const { ajax, last } = open();
		const body = { success: true, data: [] };
		const header = { 'X-WP-Total': '42' };
		const attachments = ajax( 'query-attachments' );
		await last().answer( body, 200, header );
		await expect( attachments ).resolves.toMatchObject( { total: 42 } );
		const other = ajax( 'other' );
		await last().answer( body, 200, header );
		await expect( other ).resolves.toMatchObject( { total: null } );
	} );

	it( 'returns why there is no response', async () => {
		const { ajax, last } = open();
		const lost = ajax( 'save_it' );
		await last().fail();
		await expect( lost ).resolves.toEqual( {
			ok: false,
			trouble: 'network',
			data: null,
		} );
	} );
} );
