import type { LoopContent } from '../../contract/types';

/** How long prefetched content is used, in milliseconds. */
const FRESH = 30_000;

type Load = () => Promise< LoopContent >;

/** The fields of a request. */
type Question = Readonly< Record< string, string > >;

/** Keeps the last prefetched response. */
export const createAhead = ( now: () => number = Date.now ) => {
	let kept: {
		key: string;
		answer: Promise< LoopContent >;
		at: number;
	} | null = null;
	const known = ( question: Question ) =>
		kept?.key === JSON.stringify( question ) && now() - kept.at < FRESH
			? kept.answer
			: null;
	return {
		/** Fetches unless kept already. Failures are discarded silently. */
		fetch( question: Question, load: Load ): void {
			if ( known( question ) ) {
				return;
			}
			const answer = load();
			kept = { key: JSON.stringify( question ), answer, at: now() };
			answer.catch( () => {
				if ( kept?.answer === answer ) {
					kept = null;
				}
			} );
		},
		/** The kept response, else null. Used only once. */
		take( question: Question ): Promise< LoopContent > | null {
			const answer = known( question );
			if ( answer ) {
				kept = null;
			}
			return answer;
		},
	};
};
