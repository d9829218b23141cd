/** A message is invalid. None of it is applied. */
export class Refusal extends Error {
	/** @param field The invalid field: `colors.2`, `body-font-family`. */
	constructor( public readonly field: string ) {
		super( `Not a safe value: ${ field }` );
	}
}
