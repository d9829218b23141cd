import { isDeepStrictEqual } from 'node:util';
import table from '../../../fixtures/woocommerce/events.json';
import { expect, test } from '../../support/test';
import { addListener, listen } from '../../steps/jquery/recorder';
import { beginnings, scenarios } from '../../steps/jquery/scenarios';

interface Row {
	scenario: string;
	step: string;
	/** Recorded events of WooCommerce's own scripts. */
	oracle: string[];
	/** Our different events, with the reason. */
	ours?: string[];
	why?: string;
	/** Whether our scripts may also behave as WooCommerce's. */
	or_oracle?: boolean;
	left_out?: string;
}

const rows: Row[] = table.rows;

/** Events of a refresh, which follows our writes at any time. */
const OF_REFRESH =
	/^(store |(GET|POST) get_refreshed_fragments|wc_fragments_refreshed)/;

const [ refresh ] = table.everywhere;

const told = ( scenario: string, lines: string[] ) =>
	/^(load|refresh)/.test( scenario )
		? lines.map( ( line ) =>
				line === refresh?.line ? refresh.ours : line
		  )
		: lines.filter( ( line ) => ! OF_REFRESH.test( line ) );

/**
 * A loading page may fire events or refresh its cart after the next step has
 * begun: events before the step's own first one belong to the previous step.
 */
const withoutLeftovers = ( lines: string[], [ first = '' ]: string[] ) => {
	const begin = lines.indexOf( first );
	return lines
		.slice( 0, begin )
		.every(
			( line ) =>
				OF_REFRESH.test( line ) || line === 'wc_fragments_loaded'
		)
		? lines.slice( Math.max( 0, begin ) )
		: lines;
};

test.use( {
	// Failures caused by scenarios.
	allowedErrors: [ /ERR_FAILED|Failed to fetch/ ],
} );

test( "documents a reason for each difference from WooCommerce's scripts", () => {
	for ( const { scenario, step, oracle, ours, why, left_out: out } of rows ) {
		const name = `${ scenario } / ${ step }`;
		expect( Boolean( scenarios[ scenario ]?.[ step ] ), name ).toBe(
			! out
		);
		expect( ours ?? [], name ).not.toEqual( oracle );
		expect( Boolean( ours ), name ).toBe( Boolean( why ) );
	}
} );

for ( const [ scenario, steps ] of Object.entries( scenarios ) ) {
	test( `fires the same jQuery events as WooCommerce: ${ scenario }`, async ( {
		page,
		site,
	} ) => {
		const remove = addListener( site );
		try {
			const recording = await listen( page );
			const begin = beginnings[ scenario ];
			await ( begin ? begin( { page, site } ) : page.goto( '/shop/' ) );
			await page.waitForLoadState( 'networkidle' );
			for ( const [ step, run ] of Object.entries( steps ) ) {
				const row = rows.find(
					( one ) => one.scenario === scenario && one.step === step
				);
				const wanted = told( scenario, row?.ours ?? row?.oracle ?? [] );
				const asTheirs = row?.or_oracle
					? told( scenario, row.oracle )
					: wanted;
				recording.clear();
				await test.step( step, async () => {
					await run( { page, site } );
					await expect
						.poll( () => {
							const heard = withoutLeftovers(
								told( scenario, recording.lines ),
								wanted
							).slice( 0, wanted.length );
							return isDeepStrictEqual( heard, asTheirs )
								? wanted
								: heard;
						} )
						.toEqual( wanted );
				} );
				// Late events of a refresh belong to this step, not to the next one.
				await page.waitForLoadState( 'networkidle' );
			}
		} finally {
			remove();
		}
	} );
}
