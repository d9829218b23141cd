import { createStripe, type StripeStandin } from '../../site/stripe/standin';
import { expect, test as base } from './test';

interface OfTest {
	/** This worker's fake Stripe server, which the shop is configured to use. */
	stripe: StripeStandin;
}

interface OfWorker {
	workerStripe: StripeStandin;
}

/** A browser test with a shop that accepts cards. */
export const test = base.extend< OfTest, OfWorker >( {
	workerStripe: [
		async ( {}, run ) => {
			const stripe = await createStripe();
			await run( stripe );
			await stripe.stop();
		},
		{ scope: 'worker' },
	],
	stripe: [
		async ( { workerStripe, site }, run ) => {
			await workerStripe.connect( site );
			await run( workerStripe );
		},
		{ auto: true },
	],
} );

export { expect };
