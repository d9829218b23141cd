/**
 * Babel plugin: inlines contract values, so that
 * `contract.timings_ms.drawer_focus` becomes `100`.
 *
 * Without it every bundle contains the whole contract: webpack does not follow
 * property paths through a re-exported JSON file or `const { events } = contract`.
 */
const { resolve } = require( 'path' );

const file = resolve( __dirname, '../../src/contract/contract.json' );
const SOURCE = /(^|\/)contract(\/index|\.json)?$/;

const isBranch = ( value ) =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * Returns the static name of a property.
 *
 * @param {Object} node Member expression, or property of a pattern.
 * @return {string|undefined} Undefined for a computed one.
 */
const nameOf = ( node ) => {
	if ( node.computed ) {
		return undefined;
	}
	const key = node.property ?? node.key;
	return key?.name ?? key?.value;
};

module.exports = ( { types } ) => {
	const read = ( path, value, name ) => {
		if ( ! Object.hasOwn( value, name ) ) {
			throw path.buildCodeFrameError(
				`The contract has no "${ name }".`
			);
		}
		return value[ name ];
	};

	// Inlines the variables that a destructuring pattern declares.
	const unpack = ( declarator, value ) => {
		const { properties } = declarator.node.id;
		const simple = properties.every(
			( one ) =>
				types.isObjectProperty( one ) &&
				types.isIdentifier( one.value ) &&
				nameOf( one ) !== undefined
		);
		if ( ! simple || declarator.parent.kind !== 'const' ) {
			return;
		}
		for ( const one of properties ) {
			const binding = declarator.scope.getBinding( one.value.name );
			const inner = read( declarator, value, nameOf( one ) );
			for ( const reference of binding.referencePaths ) {
				inline( reference, inner );
			}
		}
		declarator.remove();
	};

	// Replaces the longest property path that can be resolved at build time.
	const inline = ( reference, start ) => {
		if ( reference.parentPath.isTSTypeQuery() ) {
			// Types are removed from the output.
			reference.parentPath.replaceWith( types.tsUnknownKeyword() );
			return;
		}
		let path = reference;
		let value = start;
		while (
			isBranch( value ) &&
			path.key === 'object' &&
			path.parentPath.isMemberExpression()
		) {
			const name = nameOf( path.parent );
			if ( name === undefined ) {
				break;
			}
			value = read( path.parentPath, value, name );
			path = path.parentPath;
		}
		if (
			isBranch( value ) &&
			path.key === 'init' &&
			types.isObjectPattern( path.parent.id )
		) {
			unpack( path.parentPath, value );
		} else if ( value !== contract ) {
			path.replaceWith( types.valueToNode( value ) );
		}
	};

	const contract = require( file );

	return {
		name: 'inline-contract',
		visitor: {
			Program( program ) {
				for ( const statement of program.get( 'body' ) ) {
					if (
						! statement.isImportDeclaration() ||
						! SOURCE.test( statement.node.source.value )
					) {
						continue;
					}
					const imported = statement
						.get( 'specifiers' )
						.find( ( one ) => one.isImportDefaultSpecifier() );
					if ( ! imported ) {
						continue;
					}
					const { name } = imported.node.local;
					for ( const reference of program.scope.getBinding( name )
						.referencePaths ) {
						inline( reference, contract );
					}
					program.scope.crawl();
					if ( program.scope.getBinding( name ).referenced ) {
						continue;
					}
					if ( statement.node.specifiers.length === 1 ) {
						statement.remove();
					} else {
						imported.remove();
					}
				}
			},
		},
	};
};
