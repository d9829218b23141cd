import type { LoopContent } from '../../contract/types';

/** So long is what was fetched ahead as good as new, in milliseconds. */
const FRESH = 30_000;

type Load = () => Promise< LoopContent >;

/** The fields of a request. */
type Question = Readonly< Record< string, string > >;

/** Keeps what was fetched before it was asked for: one answer, the last. */
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
		/** Fetches it, unless it is there. A failure is not kept, and nobody hears of it. */
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
		/** What is there, else null. It is used once: the next visit asks again. */
		take( question: Question ): Promise< LoopContent > | null {
			const answer = known( question );
			if ( answer ) {
				kept = null;
			}
			return answer;
		},
	};
};
