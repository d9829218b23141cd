/** A message that may not be, with what of it. Nothing of such a one is applied. */
export class Refusal extends Error {
	/**
	 * @param field What of the message: `colors.2`, `body-font-family`.
	 */
	constructor( public readonly field: string ) {
		super( `Not a safe value: ${ field }` );
	}
}
