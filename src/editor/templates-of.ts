import type { Template } from './product/standard-set';

type Write = (
	name: string,
	attributes?: Record< string, unknown >,
	inner?: Template[]
) => Template;

/**
 * Creates functions that write block templates.
 *
 * @param prefix Prefix of the block names.
 */
export const templatesOf = (
	prefix: string
): {
	part: Write;
	/** A required block, which can be moved but not removed. */
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
