import type { CartAnswer, CartFailure } from '../../contract/types';
import contract from '../../contract/contract.json';

/** Why there was no usable response. */
export type Trouble = 'network' | 'timeout' | 'http' | 'empty';

/**
 * Keys of the page's failure texts.
 *
 * `add_failed` is worded by spec 8.1; the others are the shop's own.
 */
export type FailureText =
	| 'add_failed'
	| 'network'
	| 'timeout'
	| 'http'
	| 'offline';

type Texts = Readonly< Record< string, string > >;

const text = ( texts: Texts, key: FailureText ): string =>
	texts[ key ] ?? contract.messages.add_failed;

/**
 * The failure without a usable response. Failed adds share one text.
 *
 * @see spec 8.1
 */
export const troubleOf = (
	texts: Texts,
	trouble: Trouble,
	adding: boolean
): CartFailure => {
	const code = trouble === 'empty' ? 'http' : trouble;
	return { code, text: text( texts, adding ? 'add_failed' : code ) };
};

/** The failure while the browser is offline; the intent is kept. */
export const offlineOf = ( texts: Texts ): CartFailure => ( {
	code: 'offline',
	text: text( texts, 'offline' ),
} );

/**
 * The failure of a request that the server refused, with its own text if any.
 *
 * @return Undefined if the server did not refuse.
 */
export const refusalOf = (
	texts: Texts,
	answer: CartAnswer,
	adding: boolean
): CartFailure | undefined =>
	answer.error
		? {
				code: answer.code ?? 'http',
				text:
					typeof answer.error === 'string'
						? answer.error
						: text( texts, adding ? 'add_failed' : 'http' ),
		  }
		: undefined;
