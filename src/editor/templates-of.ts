import type { Template } from './product/standard-set';

type Write = (
	name: string,
	attributes?: Record< string, unknown >,
	inner?: Template[]
) => Template;

/**
 * Writes the parts of a block as templates.
 *
 * @param prefix Of their names.
 */
export const templatesOf = (
	prefix: string
): {
	part: Write;
	/** What the block cannot do without: it moves, and stays. */
	locked: Write;
} => {
	const part: Write = ( name, attributes = {}, inner = [] ) => [
		prefix + name,
		attributes,
		inner,
	];
	return {
		part,
		locked: ( name, attributes = {}, inner = [] ) =>
			part(
				name,
				{ ...attributes, lock: { remove: true, move: false } },
				inner
			),
	};
};
