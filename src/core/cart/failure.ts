import type { CartAnswer, CartFailure } from '../../contract/types';
import contract from '../../contract/contract.json';

/** Why no usable answer came. */
export type Trouble = 'network' | 'timeout' | 'http' | 'empty';

/**
 * The keys of the page's texts that failures are told with.
 *
 * `add_failed` has the words of spec 8.1; the others are the shop's own.
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
 * Says that no usable answer came. An add has one sentence for all of it.
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

/** Says that the browser has no network and the intent is kept. */
export const offlineOf = ( texts: Texts ): CartFailure => ( {
	code: 'offline',
	text: text( texts, 'offline' ),
} );

/**
 * Says what the server refused, in its own words where it has some.
 *
 * @return Undefined when it refused nothing.
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
