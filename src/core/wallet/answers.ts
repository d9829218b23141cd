import contract from '../../contract';
import type { Ask } from './connection';

const { timings_ms: timings } = contract;

const isTrue = ( value: unknown ): boolean => value === true;

/** No wallet makes a shopper wait longer than this, whatever it says. */
const patience = ( value: unknown ): number | null =>
	typeof value === 'number' && value > 0
		? Math.min( value, timings.wallet_reply_timeout_max )
		: null;

/** How the answers to questions that have a default are read: by what is not so they get it. */
const READ = {
	logged_in: isTrue,
	reachable: isTrue,
	cookies_enabled: isTrue,
	set_cookie: isTrue,
	encrypted_data: ( value: unknown ): unknown => value ?? null,
	timeout: patience,
} satisfies Partial< Record< Ask, ( value: unknown ) => unknown > >;

/** A question whose failure ends nothing. */
export type Gentle = keyof typeof READ;

export type AnswerTo< Name extends Gentle > = ReturnType<
	( typeof READ )[ Name ]
>;

/**
 * What a wallet's answer says.
 *
 * @param ask   What was asked.
 * @param value The answer; undefined: it failed, and the default holds.
 * @see spec 8.5, readings 26
 */
export const readAnswer = < Name extends Gentle >(
	ask: Name,
	value?: unknown
): AnswerTo< Name > => READ[ ask ]( value ) as AnswerTo< Name >;
