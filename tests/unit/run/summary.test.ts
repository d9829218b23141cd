import { fits } from '../../run/chosen';
import { STEPS, type Step } from '../../run/steps';
import { isBad, summary } from '../../run/summary';

const stepNamed = ( name: string ): Step =>
	STEPS.find( ( step ) => step.name === name )!;

const MINUTE = 60_000;

describe( 'a run that may not take as long as it wants', () => {
	const spare: Step = { ...stepNamed( 'types' ), spare: 20 };

	it.each( [
		[ 40, '60', true ],
		[ 41, '60', false ],
		[ 500, undefined, true ],
	] )(
		'begins what can be spared after %s of %s minutes: %s',
		( elapsed, minutes, expected ) => {
			expect( fits( spare, elapsed * MINUTE, minutes ) ).toBe( expected );
		}
	);

	it( 'begins everything else however late it is', () => {
		expect( fits( stepNamed( 'types' ), 90 * MINUTE, '60' ) ).toBe( true );
	} );

	it( 'names what it leaves out, and is in order without it', () => {
		const outcomes = [
			{ step: stepNamed( 'types' ), result: 'ok', seconds: 9 },
			{ step: stepNamed( 'neighbours' ), result: 'no time', seconds: 0 },
		] as const;
		expect( outcomes.some( isBad ) ).toBe( false );
		const text = summary( outcomes, 0, 60 );
		expect( text ).toContain( 'Left out for lack of time: neighbours.' );
		expect( text ).toContain( 'All 1 steps passed (1.0 minutes).' );
	} );

	it( 'is not in order where a step failed or is absent', () => {
		for ( const result of [ 'FAILED', 'absent' ] as const ) {
			expect(
				isBad( { step: stepNamed( 'types' ), result, seconds: 1 } )
			).toBe( true );
		}
	} );
} );
