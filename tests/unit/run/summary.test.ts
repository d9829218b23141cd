import { fits } from '../../run/chosen';
import { STEPS, type Step } from '../../run/steps';
import { isBad, summary } from '../../run/summary';

const stepNamed = ( name: string ): Step =>
	STEPS.find( ( step ) => step.name === name )!;

const MINUTE = 60_000;

describe( 'a run with a time limit', () => {
	const spare: Step = { ...stepNamed( 'types' ), spare: 20 };

	it.each( [
		[ 40, '60', true ],
		[ 41, '60', false ],
		[ 500, undefined, true ],
	] )(
		'starts an optional step after %s of %s minutes: %s',
		( elapsed, minutes, expected ) => {
			expect( fits( spare, elapsed * MINUTE, minutes ) ).toBe( expected );
		}
	);

	it( 'starts everything else, however late', () => {
		expect( fits( stepNamed( 'types' ), 90 * MINUTE, '60' ) ).toBe( true );
	} );

	it( 'names skipped steps and passes without them', () => {
		const outcomes = [
			{ step: stepNamed( 'types' ), result: 'ok', seconds: 9 },
			{ step: stepNamed( 'neighbours' ), result: 'no time', seconds: 0 },
		] as const;
		expect( outcomes.some( isBad ) ).toBe( false );
		const text = summary( outcomes, 0, 60 );
		expect( text ).toContain( 'Left out for lack of time: neighbours.' );
		expect( text ).toContain( 'All 1 steps passed (1.0 minutes).' );
	} );

	it( 'fails when a step failed or is absent', () => {
		for ( const result of [ 'FAILED', 'absent' ] as const ) {
			expect(
				isBad( { step: stepNamed( 'types' ), result, seconds: 1 } )
			).toBe( true );
		}
	} );
} );
