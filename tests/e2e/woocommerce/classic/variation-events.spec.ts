import table from '../../../fixtures/woocommerce/variation-events.json';
import { addListener, listen } from '../../steps/jquery/recorder';
import { beginOnPage, variationScenarios } from '../../steps/jquery/variations';
import { form } from '../../steps/variations';
import { expect, test } from '../../support/test';

interface Row {
	scenario: string;
	step: string;
	/** Recorded events of WooCommerce's own script. */
	oracle?: string[];
	/** Our different events, with the reason. */
	ours?: string[];
	why?: string;
	left_out?: string;
}

const rows: Row[] = table.rows;

/** Only the form's events. */
const ofForm = ( lines: string[] ) =>
	lines.filter( ( line ) => /^(form|panel) /.test( line ) );

test( "documents a reason for each difference from WooCommerce's variation form", () => {
	for ( const { scenario, step, oracle, ours, why, left_out: out } of rows ) {
		const name = `${ scenario } / ${ step }`;
		expect(
			Boolean( variationScenarios[ scenario ]?.[ step ] ),
			name
		).toBe( ! out );
		expect( ours ?? [], name ).not.toEqual( oracle );
		expect( Boolean( ours ), name ).toBe( Boolean( why ) );
	}
} );

for ( const [ scenario, steps ] of Object.entries( variationScenarios ) ) {
	test( `a variation form fires the same jQuery events as WooCommerce's: ${ scenario }`, async ( {
		page,
		site,
	} ) => {
		const remove = addListener( site );
		try {
			const recording = await listen( page );
			if ( ! ( 'load' in steps ) ) {
				await beginOnPage( { page, site } );
				await expect( form( page ) ).toBeVisible();
				await expect
					.poll( () => ofForm( recording.lines ).at( -1 ) )
					.toMatch( /wc_variation_form/ );
			}
			for ( const [ step, run ] of Object.entries( steps ) ) {
				const row = rows.find(
					( one ) => one.scenario === scenario && one.step === step
				);
				const wanted = row?.ours ?? row?.oracle ?? [];
				recording.clear();
				await test.step( step, async () => {
					await run( { page, site } );
					await expect
						.poll( () => ofForm( recording.lines ) )
						.toEqual( wanted );
				} );
			}
		} finally {
			remove();
		}
	} );
}
