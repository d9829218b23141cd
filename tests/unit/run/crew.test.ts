import { performAll } from '../../run/crew';
import type { Step } from '../../run/steps';

const step = ( name: string, more: Partial< Step > = {} ): Step => ( {
	name,
	title: name,
	command: [ 'true' ],
	limit: 1,
	...more,
} );

/** Runs steps that end when told to. */
const begin = ( steps: Step[], places: number ) => {
	const running = new Map< string, () => void >();
	const done = performAll(
		steps,
		places,
		( { name } ) =>
			new Promise( ( end ) => {
				running.set( name, () => {
					running.delete( name );
					end();
				} );
			} )
	);
	return {
		done,
		running: () => [ ...running.keys() ],
		end: async ( name: string ) => {
			running.get( name )!();
			await new Promise( setImmediate );
		},
	};
};

describe( 'parallel steps', () => {
	it( 'start in order, as many as there are slots', async () => {
		const { end, running, done } = begin(
			[ step( 'a' ), step( 'b' ), step( 'c' ) ],
			2
		);
		expect( running() ).toEqual( [ 'a', 'b' ] );
		await end( 'b' );
		expect( running() ).toEqual( [ 'a', 'c' ] );
		await end( 'a' );
		await end( 'c' );
		await done;
	} );

	it( 'wait for their dependencies, if those run', async () => {
		const { end, running } = begin(
			[
				step( 'a' ),
				step( 'b', { after: [ 'a' ] } ),
				step( 'c', { after: [ 'left-out' ] } ),
			],
			3
		);
		expect( running() ).toEqual( [ 'a', 'c' ] );
		await end( 'a' );
		expect( running() ).toEqual( [ 'c', 'b' ] );
	} );

	it( 'take as many slots as they need', async () => {
		const { end, running } = begin(
			[ step( 'a' ), step( 'both', { cores: 2 } ), step( 'c' ) ],
			2
		);
		expect( running() ).toEqual( [ 'a', 'c' ] );
		await end( 'a' );
		await end( 'c' );
		expect( running() ).toEqual( [ 'both' ] );
	} );

	it( 'run exclusively when required, after all previous steps', async () => {
		const { end, running } = begin(
			[ step( 'a' ), step( 'alone', { cores: 'all' } ), step( 'c' ) ],
			1
		);
		expect( running() ).toEqual( [ 'a' ] );
		await end( 'a' );
		expect( running() ).toEqual( [ 'alone' ] );
		await end( 'alone' );
		expect( running() ).toEqual( [ 'c' ] );
	} );

	it( 'are joined by one step without a slot beside an exclusive one', async () => {
		const { end, running, done } = begin(
			[
				step( 'lint', { cores: 0 } ),
				step( 'types', { cores: 0 } ),
				step( 'a' ),
				step( 'b' ),
				step( 'alone', { cores: 'all' } ),
				step( 'last', { cores: 'all' } ),
			],
			2
		);
		expect( running() ).toEqual( [ 'a', 'b' ] );
		await end( 'a' );
		expect( running() ).toEqual( [ 'b', 'lint' ] );
		await end( 'b' );
		expect( running() ).toEqual( [ 'lint', 'alone' ] );
		await end( 'lint' );
		expect( running() ).toEqual( [ 'alone', 'types' ] );
		await end( 'alone' );
		expect( running() ).toEqual( [ 'types', 'last' ] );
		await end( 'types' );
		await end( 'last' );
		await done;
	} );

	it( 'run one by one with one slot', async () => {
		const { end, running } = begin(
			[ step( 'lint', { cores: 0 } ), step( 'a', { cores: 'all' } ) ],
			1
		);
		expect( running() ).toEqual( [ 'a' ] );
		await end( 'a' );
		expect( running() ).toEqual( [ 'lint' ] );
	} );
} );
