<?php
/**
 * PHPStan rule for the plugin's layers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Analysis\Layers;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PHPStan\Analyser\Scope;
use PHPStan\Node\FileNode;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * Every class belongs to a layer and must not use a class of an outer layer.
 *
 * @implements Rule<FileNode>
 */
final class LayerRule implements Rule {

	/**
	 * Checks whole files: imports count as uses.
	 */
	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * Reports the classes that a file must not use.
	 *
	 * @param FileNode $node  File.
	 * @param Scope    $scope Scope.
	 * @return list<IdentifierRuleError>
	 */
	public function processNode( Node $node, Scope $scope ): array {
		$finder = new NodeFinder();
		$class  = $finder->findFirstInstanceOf( $node->getNodes(), Node\Stmt\ClassLike::class );
		$name   = $class instanceof Node\Stmt\ClassLike ? (string) $class->namespacedName : '';
		if ( ! str_starts_with( $name, 'Vitrine\\' ) || in_array( $name, Map::BOOT, true ) ) {
			return array();
		}
		$own = Map::layer_of( $name );
		if ( null === $own ) {
			return array( self::error( 'none', "$name is in no layer of .config/phpstan/Layers/Map.php.", 1 ) );
		}
		$known  = Map::wrong( $name );
		$errors = array();
		foreach ( self::uses( $node->getNodes(), $finder ) as $used => $line ) {
			$module = Map::module_of( $used );
			if ( '' !== $module && Map::module_of( $name ) !== $module ) {
				$errors[] = self::error( 'module', "$name must not use $used: the module could not be removed.", $line );
				continue;
			}
			$layer = Map::layer_of( $used );
			if ( null === $layer || $layer <= $own ) {
				continue;
			}
			if ( in_array( $used, $known, true ) ) {
				$known = array_diff( $known, array( $used ) );
				continue;
			}
			$errors[] = self::error( 'outer', sprintf( '%s (%s) must not use %s (%s).', $name, Map::name( $own ), $used, Map::name( $layer ) ), $line );
		}
		foreach ( $known as $mended ) {
			$errors[] = self::error( 'mended', "$name no longer uses $mended: remove it from Map::WRONG.", 1 );
		}
		return $errors;
	}

	/**
	 * Returns the class names that a file uses.
	 *
	 * @param Node[]     $nodes  Nodes of the file.
	 * @param NodeFinder $finder Node finder.
	 * @return array<string, int> Line of first use by full class name.
	 */
	private static function uses( array $nodes, NodeFinder $finder ): array {
		$found = array();
		foreach ( $finder->findInstanceOf( $nodes, Node\UseItem::class ) as $import ) {
			$found[ $import->name->toString() ] ??= $import->getStartLine();
		}
		foreach ( $finder->findInstanceOf( $nodes, Node\Name\FullyQualified::class ) as $name ) {
			$found[ $name->toString() ] ??= $name->getStartLine();
		}
		return $found;
	}

	/**
	 * Builds an error.
	 *
	 * @param string $kind Last part of the error identifier.
	 * @param string $text Message.
	 * @param int    $line Line number.
	 */
	private static function error( string $kind, string $text, int $line ): IdentifierRuleError {
		return RuleErrorBuilder::message( $text )->identifier( "vitrine.layer.$kind" )->line( $line )->build();
	}
}
