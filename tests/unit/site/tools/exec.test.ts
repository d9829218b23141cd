/**
 * @jest-environment node
 */
import { must, run } from '../../../site/tools/exec';

describe( 'an executed program', () => {
	it( 'is ended with its children at its timeout', async () => {
		const start = Date.now();
		const outcome = await run(
			'sh',
			[ '-c', 'sleep 30 & echo begun; sleep 30' ],
			{ timeout: 500 }
		);
		expect( outcome ).toEqual( {
			code: 124,
			stdout: 'begun\n',
			stderr: 'It did not end within 0.5 s.',
		} );
		// Earlier than the child process would end by itself.
		expect( Date.now() - start ).toBeLessThan( 25_000 );
	} );

	it( 'is named with its output when it must succeed and hangs', async () => {
		await expect(
			must( 'sh', [ '-c', 'echo looking up >&2; sleep 30' ], {
				timeout: 500,
			} )
		).rejects.toThrow(
			/^sh -c .* failed \(124\): looking up\nIt did not end within 0\.5 s\.$/s
		);
	} );

	it( 'returns its outcome in time', async () => {
		const outcome = await run( 'sh', [ '-c', 'cat; exit 3' ], {
			input: 'hi',
			timeout: 5000,
		} );
		expect( outcome ).toEqual( { code: 3, stdout: 'hi', stderr: '' } );
	} );
} );
