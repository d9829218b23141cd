import { readFileSync } from 'node:fs';
import contract from '../../../src/contract';
import { sitePath } from '../tools/paths';
import type { Behavior } from './behavior';
import { CHOICES } from './behavior';
import type { Session } from './session';

const escape = ( text: string ): string =>
	text.replace( /[&<>"']/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );

/** JSON that is safe in a script element. */
const json = ( value: unknown ): string =>
	JSON.stringify( value ).replaceAll( '<', '\\u003c' );

/** Code of the shop's page; it runs in the browser, so it is a separate file. */
const FRAME = readFileSync( sitePath( 'wallet', 'connect.html' ), 'utf8' );

const STYLE = `
	body { font: 1rem/1.6 system-ui, sans-serif; margin: 0; color: #1d2327; background: #f0f0f1; }
	main { max-width: 30rem; margin: 2rem auto; padding: 2rem; background: #fff; border-radius: 0.75rem; box-shadow: 0 1px 4px #0002; }
	h1 { font-size: 1.4rem; margin: 0 0 1rem; } table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
	td { padding: 0.4rem 0; border-top: 1px solid #dcdcde; } td + td { text-align: end; }
	button { font: inherit; font-weight: 600; padding: 0.7rem 1.2rem; border: 0; border-radius: 0.5rem; background: #5a2d82; color: #fff; cursor: pointer; }
	label { display: flex; justify-content: space-between; margin: 0.4rem 0; } .note { color: #50575e; font-size: 0.9rem; }
	[role=alert] { padding: 0.8rem; background: #fcf0f1; border-inline-start: 4px solid #b32d2e; }
	@media (max-width: 32rem) { main { margin: 0; border-radius: 0; padding: 1.25rem; } }`;

const page = ( title: string, body: string ): string =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${ escape(
		title
	) }</title><style>${ STYLE }</style></head><body><main><h1>${ escape(
		title
	) }</h1>${ body }<p class="note">This is a sandbox: no money moves.</p></main></body></html>`;

const money = ( amount: number, session: Session ): string =>
	new Intl.NumberFormat( 'en', {
		style: 'currency',
		currency: session.currency,
	} ).format( amount / 10 ** session.decimals );

/**
 * The connect page: passes messages between the shop's page and the sandbox's
 * server, which contains the logic.
 *
 * @param shop     Origin of the shop's page.
 * @param behavior Behavior of the sandbox.
 * @see spec 2.11, 7.17
 */
export const connectPage = ( shop: string, behavior: Behavior ): string =>
	FRAME.replace(
		'SAID',
		// A function, since `$` has a meaning in a replacement string.
		() =>
			json( {
				shop,
				from: behavior.from,
				isSilent: behavior.connect === 'silent',
				ready: contract.wallet.replies.ready,
			} )
	);

/**
 * A frame within the connect page, which messages the shop's page instead of it.
 *
 * @param shop Origin of the shop's page.
 */
export const mouthPage = ( shop: string ): string =>
	`<!DOCTYPE html><script>addEventListener('message',(event)=>top.postMessage(event.data,${ json(
		shop
	) }))</script>`;

/**
 * The payment page.
 *
 * @param key     Session key in the URL.
 * @param session The session to pay.
 * @param error   Why payment failed; empty before the first attempt.
 */
export function payPage( key: string, session: Session, error = '' ): string {
	const lines = ( session.lines ?? [] ).map(
		( { name, quantity, subtotal } ) =>
			`<tr><td>${ quantity } × ${ escape( name ) }</td><td>${ money(
				subtotal,
				session
			) }</td></tr>`
	);
	const alert = error ? `<p role="alert">${ escape( error ) }</p>` : '';
	return page(
		'Sandbox wallet',
		`${ alert }<p>Robin Sandbox, Torstraße 1, 10119 Berlin</p><table>${ lines.join(
			''
		) }<tr><td><strong>Total</strong></td><td><strong>${ money(
			session.total,
			session
		) }</strong></td></tr></table><form method="post" action="/woopay/pay"><input type="hidden" name="key" value="${ escape(
			key
		) }"><button>Pay ${ money(
			session.total,
			session
		) }</button></form><p><a href="${ escape(
			session.cancel_url
		) }">Back to the shop</a></p>`
	);
}

/**
 * A page that says why there is nothing to pay.
 *
 * @param why Sentence.
 */
export const errorPage = ( why: string ): string =>
	page( 'Sandbox wallet', `<p role="alert">${ escape( why ) }</p>` );

/**
 * The start page, where the sandbox's behavior can be set.
 *
 * @param behavior   The current behavior.
 * @param isLoggedIn Whether this browser is logged in.
 * @param heard      Messages of shop pages, newest first.
 */
export function startPage(
	behavior: Behavior,
	isLoggedIn: boolean,
	heard: readonly string[]
): string {
	const fields = Object.entries( CHOICES ).map( ( [ name, values ] ) => {
		const now = behavior[ name as keyof Behavior ];
		const options = values.map(
			( value ) =>
				`<option${ value === now ? ' selected' : '' }>${ String(
					value
				) }</option>`
		);
		return `<label>${ name } <select name="${ name }">${ options.join(
			''
		) }</select></label>`;
	} );
	return page(
		'Sandbox wallet',
		`<p>You are ${
			isLoggedIn ? 'logged in as Robin Sandbox' : 'not logged in'
		}.</p><form method="post" action="/login"><button>${
			isLoggedIn ? 'Log out' : 'Log in'
		}</button></form><h2>What it does</h2><form method="post" action="/behave">${ fields.join(
			''
		) }<button>Save</button></form><h2>What it heard</h2><ol>${ heard
			.map( ( line ) => `<li>${ escape( line ) }</li>` )
			.join( '' ) }</ol>`
	);
}
