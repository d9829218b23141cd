import contract from '../../../src/contract/contract.json';
import type { Ask } from '../../../src/core/wallet/asks/ask';

const { replies, requests } = contract.wallet;

/** The question of a name of the contract, those too that no flow asks. */
export const askOf = ( name: keyof typeof requests ): Ask => {
	const known: Record< string, string > = replies;
	const error = known[ `${ name }_error` ];
	return {
		request: requests[ name ],
		reply: replies[ name ],
		...( error === undefined ? {} : { error } ),
	};
};
