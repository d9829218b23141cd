/**
 * @jest-environment node
 */
import { withLock } from '../../../../src/transport/browser/locks';

type Request = (
	name: string,
	options: object,
	work: () => unknown
) => unknown;

const manager = ( request: Request ) =>
	( { request } ) as unknown as LockManager;

describe( 'work under a lock', () => {
	it( 'is done at once where the browser has none', async () => {
		await expect(
			withLock( null, 'cart', 10, () => Promise.resolve( 7 ) )
		).resolves.toBe( 7 );
	} );

	it( 'is done when the lock is granted, and its outcome is handed on', async () => {
		const locks = manager( ( _, __, work ) => work() );
		await expect(
			withLock( locks, 'cart', 10, () => Promise.resolve( 7 ) )
		).resolves.toBe( 7 );
	} );

	it( 'is done once, though it fails', async () => {
		const locks = manager( ( _, __, work ) => work() );
		const work = jest.fn( () => Promise.reject( new Error( 'no' ) ) );
		await expect( withLock( locks, 'cart', 10, work ) ).rejects.toThrow(
			'no'
		);
		expect( work ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is done without the lock when another tab does not let go', async () => {
		const locks = manager( () =>
			Promise.reject( new DOMException( 'waited', 'TimeoutError' ) )
		);
		await expect(
			withLock( locks, 'cart', 10, () => Promise.resolve( 7 ) )
		).resolves.toBe( 7 );
	} );

	it( 'has a bound to its patience', async () => {
		const timeout = jest.spyOn( AbortSignal, 'timeout' );
		const request = jest.fn< unknown, Parameters< Request > >(
			( _, __, work ) => work()
		);
		await withLock( manager( request ), 'cart', 1234, () =>
			Promise.resolve()
		);
		expect( timeout ).toHaveBeenCalledWith( 1234 );
		expect( request ).toHaveBeenCalledWith(
			'cart',
			{ signal: timeout.mock.results[ 0 ]?.value as unknown },
			expect.any( Function )
		);
	} );
} );
