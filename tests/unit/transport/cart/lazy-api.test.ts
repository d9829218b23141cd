/**
 * @jest-environment node
 */
import {
	lazyCartApi,
	type ApiAnswer,
	type CartApi,
} from '../../../../src/transport/cart/lazy-api';

const ANSWER: ApiAnswer = { ok: false, trouble: 'empty' };

const createApi = () => ( {
	write: jest.fn< Promise< ApiAnswer >, [] >( () =>
		Promise.resolve( ANSWER )
	),
	read: jest.fn< Promise< ApiAnswer >, [] >( () =>
		Promise.resolve( ANSWER )
	),
} );

describe( 'calls from a chunk', () => {
	it( 'load it with the first of them, once', async () => {
		const api = createApi();
		const load = jest.fn(
			(): Promise< CartApi > => Promise.resolve( api )
		);
		const lazy = lazyCartApi( load );
		expect( load ).not.toHaveBeenCalled();
		const intent = { kind: 'remove', key: 'a' } as const;
		await expect( lazy.write( intent ) ).resolves.toBe( ANSWER );
		const { signal } = new AbortController();
		await expect( lazy.read( signal ) ).resolves.toBe( ANSWER );
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( api.write ).toHaveBeenCalledWith( intent );
		expect( api.read ).toHaveBeenCalledWith( signal );
	} );

	it( 'use what was loaded before', async () => {
		const load = jest.fn( () => Promise.resolve( createApi() ) );
		const lazy = lazyCartApi( load );
		lazy.preload();
		lazy.preload();
		expect( load ).toHaveBeenCalledTimes( 1 );
		await lazy.write( { kind: 'remove', key: 'a' } );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'take a chunk that cannot be had for no network, and try again', async () => {
		const load = jest
			.fn< Promise< CartApi >, [] >()
			.mockRejectedValueOnce( new Error( 'ChunkLoadError' ) )
			.mockRejectedValueOnce( new Error( 'ChunkLoadError' ) )
			.mockResolvedValue( createApi() );
		const lazy = lazyCartApi( load );
		const intent = { kind: 'remove', key: 'a' } as const;
		lazy.preload();
		await Promise.resolve();
		await Promise.resolve();
		await expect( lazy.write( intent ) ).resolves.toEqual( {
			ok: false,
			trouble: 'network',
		} );
		await expect( lazy.write( intent ) ).resolves.toBe( ANSWER );
	} );
} );
