<?php
/**
 * Holds the layers of the plugin.
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
 * A class knows nothing of a layer further out than its own, and stands in one.
 *
 * @implements Rule<FileNode>
 */
final class LayerRule implements Rule {

	/**
	 * A file at a time: what it imports counts as used.
	 */
	public function getNodeType(): string {
		return FileNode::class;
	}

	/**
	 * What a file uses that it must not know.
	 *
	 * @param FileNode $node  The file.
	 * @param Scope    $scope Where it is.
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
			return array( self::error( 'none', "$name stands in no layer of .config/phpstan/Layers/Map.php.", 1 ) );
		}
		$known  = Map::wrong( $name );
		$errors = array();
		foreach ( self::uses( $node->getNodes(), $finder ) as $used => $line ) {
			$module = Map::module_of( $used );
			if ( '' !== $module && Map::module_of( $name ) !== $module ) {
				$errors[] = self::error( 'module', "$name must not know $used: the module could not be removed.", $line );
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
			$errors[] = self::error( 'outer', sprintf( '%s (%s) must not know %s (%s).', $name, Map::name( $own ), $used, Map::name( $layer ) ), $line );
		}
		foreach ( $known as $mended ) {
			$errors[] = self::error( 'mended', "$name no longer uses $mended: take it from Map::WRONG.", 1 );
		}
		return $errors;
	}

	/**
	 * Every name of a class in a file.
	 *
	 * @param Node[]     $nodes  Of the file.
	 * @param NodeFinder $finder Finds nodes.
	 * @return array<string, int> Full name to the line where it comes first.
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
	 * A finding.
	 *
	 * @param string $kind Of it.
	 * @param string $text What is said.
	 * @param int    $line Where.
	 */
	private static function error( string $kind, string $text, int $line ): IdentifierRuleError {
		return RuleErrorBuilder::message( $text )->identifier( "vitrine.layer.$kind" )->line( $line )->build();
	}
}
